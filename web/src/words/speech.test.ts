import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { GameWords } from '../generated/api'
import { GameSpeech } from './game'
import { ENGLISH, PSEUDO, type Said } from './speech'

interface Golden {
  texts: Record<string, string[]>
  arguments: Record<string, Record<string, string>>
  things: Record<string, string[]>
  origins: Record<string, number>
  cases: { language: string; say: Said; names?: string[]; text: string }[]
}

/** What Python makes of the same sayings: `tests/words/test_golden.py`. */
const golden = JSON.parse(readFileSync('../tests/words/golden.json', 'utf-8')) as Golden

function speech(language: string): GameSpeech {
  const text = (one: string): string[] => [golden.texts[one]!.join('\n')]
  const plain = language === ENGLISH || language === PSEUDO
  const listed = Object.entries(golden.things).filter(([kind]) => !(kind in golden.origins))
  const labels = Object.fromEntries(
    listed.map(([kind, ids]) => [kind, Object.fromEntries(ids.map((id) => [id, { say: `${kind}.${id}` }]))]),
  )
  return new GameSpeech({
    language,
    sources: text(plain ? ENGLISH : language),
    fallback: plain ? [] : text(ENGLISH),
    arguments: golden.arguments,
    labels: labels as unknown as GameWords['labels'],
    origins: golden.origins,
    role: '',
  })
}

test.each(golden.cases)('$language: $text', ({ language, say, names, text }) => {
  const words = speech(language)
  expect(words.say(say, names)).toBe(text)
  expect(words.tree([{ said: say }], names)).toEqual([{ said: text }])
})

const english = speech(ENGLISH)
const NAMES = ['Ada', 'Bo']

test('a move is text on the wire: its numbers become numbers, its things get their names', () => {
  const offer = { move: '0 lay archer-1 2', verb: 'lay', args: ['archer-1', '2'], touches: ['archer-1'], refusal: null }
  expect(english.offer(offer, NAMES).text).toBe('Lay Archer, turned 2 times')
  expect(english.offer({ ...offer, args: ['mage-1', '0'] }, NAMES).text).toBe('Lay Mage')
})

test('a move with a sentence of its own says that, and a refusal is put into words with it', () => {
  const refusal = { cite: 'PT-1.1', key: 'count', text: { say: 'count', n: 3 } }
  const offer = { move: '0 lay archer-1 2', verb: 'lay', args: ['archer-1', '2'], touches: [], text: { say: 'plain' }, refusal }
  const read = english.offer(offer as unknown as Parameters<GameSpeech['offer']>[0], NAMES)
  expect([read.text, read.refusal?.text]).toEqual(['A plain sentence.', '3 in all'])
})

test('an event is said by its kind; one without a sentence says nothing, one that was kept with its sentence keeps it', () => {
  const event = { n: 4, kind: 'drawn', args: { seat: 1, card: 'mage-1' } }
  expect(english.event(event, NAMES).text).toBe('Bo draws Mage.')
  expect(english.event({ ...event, kind: 'shuffled' }, NAMES).text).toBe('')
  expect(english.event({ ...event, text: 'As it was told.' }, NAMES).text).toBe('As it was told.')
})

test('a word about an event names things as its sentence does', () => {
  const words = new GameSpeech({
    language: ENGLISH,
    sources: ['event-shown = { $seat } shows { $card }.\nbrief-shown = { $card }\ncard-owl = the Owl'],
    fallback: [],
    arguments: { 'event.shown': { seat: 'seat', card: 'card' } },
    labels: { card: { owl: { say: 'card.owl' } } } as unknown as GameWords['labels'],
    origins: {},
    role: '',
  })
  expect(words.get('brief.shown', { seat: 0, card: 'owl' })).toBe('the Owl')
})

test('where a game has no roles, seats are called by who sits there', () => {
  const words = speech(ENGLISH)
  const view = { players: [{}, {}] }
  expect([...words.cast(['Anna', 'Odo'], view, 0)]).toEqual(['Anna', 'Odo'])
  expect(words.role(view, 1)).toBe('')
})
