import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'three-card-poker',
  name: 'Three Card Poker',
  studio: 'Halden & Rook',
  imageId: 'halden:ThreeCardPoker',
  category: 'poker',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 390,
  bet: 'ante',
  features: ['decisions', 'side_bets'],
  method: 'Best play of all 22,100 hands against every hand of the dealer, counted.',
  sample: {
    bets: [
      { spot: 'ante', amount: '1.00' },
      { spot: 'pair-plus', amount: '1.00' },
    ],
    actions: [{ name: 'play' }],
  },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.three_card_poker_1', 'fairplay.note.three_card_poker_2', 'fairplay.note.hand_money'],
  elementOfRisk: 'counted',
} as const satisfies GameCard;
