import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'blackjack-surrender',
  name: 'Surrender Blackjack',
  studio: 'Halden & Rook',
  imageId: 'halden:SurrenderBlackjack',
  category: 'card',
  segments: ['table'],
  addedOn: '2026-11-23',
  shelf: 60,
  bet: 'hand',
  features: ['decisions', 'side_bets'],
  method:
    'Basic strategy over every way in which six decks deal player and dealer, and both side bets over all first three cards, counted.',
  sample: {
    bets: [
      { spot: 'hand', amount: '2.00' },
      { spot: 'pair', amount: '2.00' },
      { spot: 'poker-three', amount: '2.00' },
    ],
    actions: [],
  },
  risk: 'whole',
  odds: 'untold',
  notes: [
    'fairplay.note.blackjack_1',
    'fairplay.note.blackjack_2',
    'fairplay.note.hand_money',
    'fairplay.note.blackjack_surrender_1',
  ],
  elementOfRisk: 'counted',
  bestPlay: 'counted',
} as const satisfies GameCard;
