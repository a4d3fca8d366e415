/** The picture of a card as a page of the picture book. */
import type { Card, StoryFacts } from '../model'
import { bust, scene } from './pieces'
import { tints } from './sheet'
import { taleOf } from './tales.svelte'

const SKIES: Record<StoryFacts['kind'], readonly [string, string]> = {
  'good-luck': ['#dfe6b8', '#9aa862'],
  'bad-luck': ['#b9bfca', '#7b8290'],
  'side-quest': ['#cfe0bd', '#7f9c64'],
  curse: ['#c9b6d2', '#7c6488'],
  'mini-quest': ['#f0dca4', '#b99a52'],
}

export function pictureOf(card: Card): string {
  switch (card.sort) {
    case 'item':
      return scene(taleOf(card.key), ['#cfc6e0', '#7d6f9a'])
    case 'event':
      return scene(taleOf(card.key), ['#e9d7ab', '#a9b07a'])
    case 'quest':
      return scene(taleOf(card.key), tints(card.place ?? ''))
    case 'story':
      return scene(taleOf(card.key), SKIES[card.kind], card.kind === 'bad-luck' || card.kind === 'curse')
    case 'character':
      return scene('', ['#ecdcb4', '#a9a06a']) + `<g transform="translate(51 9) scale(1.32)">${bust(card.key)}</g>`
  }
}
