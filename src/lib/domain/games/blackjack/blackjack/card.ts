import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'blackjack',
  name: 'Blackjack',
  studio: 'Halden & Rook',
  imageId: 'halden:Blackjack',
  category: 'card',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 20,
  bet: 'hand',
  features: ['decisions'],
  method: 'Basic strategy over every way in which six decks deal player and dealer without replacement, counted.',
  sample: { bets: [{ spot: 'hand', amount: '2.00' }], actions: [] },
  risk: 'whole',
  odds: 'untold',
  notes: [
    'fairplay.note.blackjack_1',
    'fairplay.note.blackjack_2',
    'fairplay.note.hand_money',
    'fairplay.note.blackjack_3',
  ],
  elementOfRisk: 'counted',
  bestPlay: 'counted',
} as const satisfies GameCard;
