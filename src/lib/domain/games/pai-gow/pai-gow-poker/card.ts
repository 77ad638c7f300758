import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'pai-gow-poker',
  name: 'Pai Gow Poker',
  studio: 'Halden & Rook',
  imageId: 'halden:PaiGowPoker',
  category: 'poker',
  segments: ['table'],
  addedOn: '2026-11-24',
  shelf: 420,
  bet: 'hand',
  features: ['decisions'],
  method: 'Counting all pairs of seven cards each from 53, both set by the house way.',
  sample: { bets: [{ spot: 'hand', amount: '1.00' }], actions: [] },
  risk: 'counted',
  odds: 'untold',
  notes: ['fairplay.note.pai_gow_poker_1', 'fairplay.note.pai_gow_poker_2', 'fairplay.note.pai_gow_poker_3'],
  bestPlay: 'counted',
} as const satisfies GameCard;
