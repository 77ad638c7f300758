import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'lotto-6-49',
  name: '6 of 49',
  studio: 'Common Hour',
  imageId: 'commonhour:6of49',
  category: 'lottery',
  segments: ['draw', 'shared'],
  addedOn: '2026-11-23',
  shelf: 670,
  bet: 'row',
  features: ['shared_round'],
  method: 'Hypergeometric counts of all 13,983,816 draws of 6 numbers out of 49.',
  sample: {
    bets: [
      { spot: 'row:3-11-24-30-41-49', amount: '1.00' },
      { spot: 'row:1-2-3-4-5-6', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.lotto_1', 'fairplay.note.lotto_2'],
} as const satisfies GameCard;
