import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'bingo-75',
  name: 'Bingo 75',
  studio: 'Common Hour',
  imageId: 'commonhour:Bingo75',
  category: 'lottery',
  segments: ['draw', 'shared'],
  addedOn: '2026-11-22',
  shelf: 660,
  bet: 'card',
  features: ['shared_round'],
  method:
    'Counting the lines of all 2^24 markings of a card, row after row, and the draws of 40 balls out of 75 that leave each.',
  sample: {
    bets: [
      { spot: 'card:1', amount: '1.00' },
      { spot: 'card:417', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.bingo_75_1'],
} as const satisfies GameCard;
