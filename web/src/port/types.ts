/** The port lies in the package, so that plug-ins have it too. */
export type * from '../../../taletable/port'
