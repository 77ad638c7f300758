import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'war',
  name: 'War',
  studio: 'Halden & Rook',
  imageId: 'halden:War',
  category: 'card',
  segments: ['table'],
  addedOn: '2026-11-23',
  shelf: 70,
  bet: 'ante',
  features: ['decisions', 'side_bets'],
  method: 'Counting the 311 cards that can lie against the first, and after a tie all pairs of the 310 left.',
  sample: {
    bets: [
      { spot: 'ante', amount: '1.00' },
      { spot: 'tie', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'counted',
  odds: 'untold',
  notes: ['fairplay.note.war_1', 'fairplay.note.war_2'],
  elementOfRisk: 'counted',
} as const satisfies GameCard;
