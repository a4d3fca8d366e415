/** The address of a moment in a replay: `#52.1&as=0&hide`. Entry and which of its scenes; through whose eyes; without what comes. */
export interface Address {
  entry: number | null
  nth: number | undefined
  /** Null: a spectator; undefined: one's own. */
  as: number | null | undefined
  hide: boolean
}

export function readAddress(hash: string): Address {
  const [place = '', ...marks] = hash.replace(/^#/, '').split('&')
  const found = /^(\d+)(?:\.(\d+))?$/.exec(place)
  const as = marks.find((mark) => mark.startsWith('as='))?.slice(3)
  return {
    entry: found ? Number(found[1]) : null,
    nth: found?.[2] === undefined ? undefined : Number(found[2]),
    as: as === undefined ? undefined : /^\d+$/.test(as) ? Number(as) : null,
    hide: marks.includes('hide'),
  }
}

export function writeAddress(place: { entry: number; nth: number }, as: number | null, hide: boolean): string {
  return `#${place.entry}.${place.nth}&as=${as ?? 'all'}${hide ? '&hide' : ''}`
}
