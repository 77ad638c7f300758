import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'dragon-tiger',
  name: 'Dragon Tiger',
  studio: 'Halden & Rook',
  imageId: 'halden:DragonTiger',
  category: 'card',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 50,
  bet: 'dragon',
  features: ['side_bets'],
  method: 'Counting the 415 cards of eight decks that can lie against the first.',
  sample: {
    bets: [
      { spot: 'dragon', amount: '1.00' },
      { spot: 'tie', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'counted',
  odds: 'told',
  notes: ['fairplay.note.dragon_tiger_1'],
} as const satisfies GameCard;
