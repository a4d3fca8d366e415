/**
 * The version of the port. It grows when a board that was built for the port before would not work any more; what is only added
 * leaves it as it is. `PORT` of `taletable/engine/web.py` is the same number.
 */
export const PORT_VERSION = 1
