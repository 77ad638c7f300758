import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'ultimate-texas-holdem',
  name: "Ultimate Hold'em",
  studio: 'Halden & Rook',
  imageId: 'halden:UltimateHoldem',
  category: 'poker',
  segments: ['table'],
  addedOn: '2026-11-24',
  shelf: 440,
  bet: 'ante-blind',
  features: ['decisions', 'side_bets'],
  method: 'Best play of every hand before the flop, after it and after the river, over all that can follow, counted.',
  sample: {
    bets: [
      { spot: 'ante', amount: '1.00' },
      { spot: 'blind', amount: '1.00' },
      { spot: 'trips', amount: '1.00' },
    ],
    actions: [{ name: 'check' }, { name: 'raise-two' }],
  },
  risk: 'whole',
  odds: 'untold',
  notes: [
    'fairplay.note.ultimate_1',
    'fairplay.note.ultimate_2',
    'fairplay.note.hand_money',
    'fairplay.note.ultimate_3',
    'fairplay.note.ultimate_4',
  ],
  elementOfRisk: 'counted',
} as const satisfies GameCard;
