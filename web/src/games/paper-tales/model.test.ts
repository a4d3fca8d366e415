import { afterEach, describe, expect, test } from 'vitest'
import type { Offer } from '../../port/types'
import type { Speech } from '../../words/speech'
import { catalogue, clear, english, lay, pseudo } from './fixtures/laid.svelte'
import { Offers, SIGNS, Signs, around, factsOf, inFront, makes, shortName, worksOf, type Sign } from './model'

afterEach(clear)

describe('the seats round the table', () => {
  test('alone there is nobody, of two the other is the only neighbour', () => {
    expect(around(0, 1)).toEqual({ left: null, right: null, far: [] })
    expect(around(0, 2)).toEqual({ left: 1, right: null, far: [] })
    expect(around(1, 2)).toEqual({ left: 0, right: null, far: [] })
  })

  test('the next is to the left, the one before to the right, the others across from left to right', () => {
    expect(around(1, 3)).toEqual({ left: 2, right: 0, far: [] })
    expect(around(5, 7)).toEqual({ left: 6, right: 4, far: [0, 1, 2, 3] })
  })
})

describe('the catalogue by key', () => {
  const facts = factsOf(catalogue)

  test('Units have no LP of their own, Artifacts no cost and no strength', () => {
    expect(facts.cards['dragon']).toMatchObject({ name: 'Dragon', cost: 3, lp: null, star: true })
    expect(facts.cards['golden-goose']).toMatchObject({ name: 'Golden Goose', cost: 0, strength: 0 })
    expect(facts.cards['golden-goose']?.lp).not.toBeNull()
    expect(facts.cards['banner-of-heroes']?.lp).toBe(catalogue.artifacts.find((one) => one.key === 'banner-of-heroes')?.lp)
  })

  test('what belongs to the Lich King has its names', () => {
    expect(facts.names['pale']?.name).toBe('Pale Host')
    expect(facts.names['throne']?.name).toBe('The Throne')
    expect(facts.names['toll-of-years']?.text).toContain('with an Age')
    expect(facts.necropolis['rusted-gate']?.text).toMatch(/^\d+ LP for each left-over Unit/)
  })

  test('a Unit makes each resource once, however many lines say so', () => {
    expect(makes(facts.cards['forest-child']!)).toEqual(['wood', 'food'])
    expect(makes(facts.cards['leviathan']!)).toEqual(['food'])
    expect(makes(facts.cards['knight']!)).toEqual([])
  })
})

test('spots in the Front', () => {
  expect((['back-1', 'back-2', 'front-1', 'front-3'] as const).map(inFront)).toEqual([false, false, true, true])
})

describe('offers', () => {
  const offers = new Offers(lay('plan').ask.offers)

  test('by verb and arguments', () => {
    expect(offers.get('place', 'colossus-1', 'back-2')?.move).toBe('0 place colossus-1 back-2')
    expect(offers.get('ready')?.text).toBe('Seal the Kingdom')
    expect(offers.get('place', 'palm-reader-2', 'back-2')).toBeUndefined()
  })

  test('about one thing', () => {
    expect(offers.about('palm-reader-2', 'move', 'take-back').map((offer) => offer.verb)).toEqual(['take-back', ...Array(4).fill('move')])
    expect(offers.about('nobody-1', 'place')).toEqual([])
  })
})

describe('works', () => {
  const offers = new Offers(lay('construction').ask.offers)
  const steps = (works: ReturnType<typeof worksOf>): string[] => works.map(({ verb, level, open }) => `${verb} ${level}: ${open.length}`)

  test('from the ground a Building is constructed on level 1 or 2', () => {
    expect(steps(worksOf(offers, 'town', 0))).toEqual(['construct 1: 1', 'construct 2: 1'])
    expect(steps(worksOf(offers, 'mine', 0))).toEqual(['construct 1: 1', 'construct 2: 0'])
  })

  test('on level 1 it is upgraded, and ways of payment that are refused stay to be asked', () => {
    const [work, ...more] = worksOf(offers, 'temple', 1)
    expect(more).toEqual([])
    expect(work).toMatchObject({ verb: 'upgrade', level: 2 })
    expect(work?.offers.map((offer) => [offer.args[1], !offer.refusal])).toEqual([
      ['resources', false],
      ['gold', true],
    ])
  })

  test('on level 2 nothing is left', () => {
    expect(worksOf(offers, 'temple', 2)).toEqual([])
  })

  test('a Titan founds what is not there, and nothing else can be done', () => {
    const found = new Offers(lay('titan').ask.offers)
    const { view } = lay('titan')
    const built = view.buildings.filter((town) => view.players[0]!.levels[town])
    expect([built.length > 0, view.buildings.length > built.length]).toEqual([true, true])
    for (const town of view.buildings) expect(steps(worksOf(found, town, 0))).toEqual([built.includes(town) ? 'found 2: 0' : 'found 2: 1'])
    expect(worksOf(new Offers([{ verb: 'found', args: ['mine'] } as unknown as Offer]), 'town', 1)).toEqual([])
  })
})

describe('words that are drawn', () => {
  const forms = (speech: Speech): Record<Sign, string> =>
    Object.fromEntries(SIGNS.map((sign) => [sign, speech.get(`board.sign.${sign}`)])) as Record<Sign, string>
  const signs = new Signs(forms(english))

  test('a thing with its number, one without, and what is only like it', () => {
    expect(signs.cut('Makes 1 Wood and 2 Food')).toEqual([
      { word: 'Makes ' },
      { n: '1', thing: 'wood', called: 'Wood' },
      { word: ' and ' },
      { n: '2', thing: 'food', called: 'Food' },
    ])
    expect(signs.cut('1 LP per Crystal')).toEqual([
      { n: '1', thing: 'lp', called: 'LP' },
      { word: ' per ' },
      { n: '', thing: 'crystal', called: 'Crystal' },
    ])
    expect(signs.cut('Aging: Wooden Golden Ages')).toEqual([{ word: 'Aging: Wooden Golden ' }, { n: '', thing: 'age', called: 'Ages' }])
    expect(signs.cut('')).toEqual([])
  })

  test('every text of every card stays whole', () => {
    const texts = [...catalogue.units, ...catalogue.artifacts, ...catalogue.lich_king].map((one) => one.text)
    for (const text of texts) {
      const said = signs.cut(text).map((piece) => ('word' in piece ? piece.word : [piece.n, piece.called].filter(Boolean).join(' ')))
      expect(said.join('')).toBe(text)
    }
    expect(texts.filter((text) => signs.cut(text).some((piece) => 'thing' in piece)).length).toBeGreaterThan(texts.length * 0.7)
  })

  test('in any language: forms and letters are its own', () => {
    const german = new Signs({ ...forms(english), wood: 'Holz, Hölzer', gold: 'Gold', age: 'Alter' })
    expect(german.cut('Für je 2 Hölzer 1 Gold, kein Goldstück')).toEqual([
      { word: 'Für je ' },
      { n: '2', thing: 'wood', called: 'Hölzer' },
      { word: ' ' },
      { n: '1', thing: 'gold', called: 'Gold' },
      { word: ', kein Goldstück' },
    ])
    const text = pseudo.get('unit.woodcutter.text')
    expect(new Signs(forms(pseudo)).cut(text)).toContainEqual({ n: '1', thing: 'wood', called: 'Ẇǿǿǿǿḓ' })
  })
})

test('long names of several words are cut on small plates', () => {
  expect(['Ada', 'Normal bot 1', 'Ann Bee', 'Ludwig-Maximilian', 'Ørsted Holm'].map(shortName)).toEqual([
    'Ada',
    'N. bot 1',
    'Ann Bee',
    'Ludwig-Maximilian',
    'Ø. Holm',
  ])
})
