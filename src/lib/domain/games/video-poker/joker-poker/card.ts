import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'joker-poker',
  name: 'Joker Poker',
  studio: 'Fifth Draw',
  imageId: 'fifth:JokerPoker',
  category: 'video_poker',
  segments: ['video-poker'],
  addedOn: '2026-11-22',
  shelf: 380,
  bet: 'hands:1:coins:5',
  features: ['decisions', 'several_hands'],
  method: 'Exact optimal hold over all 2,869,685 deals of 53 cards and every draw that can follow.',
  sample: { bets: [{ spot: 'hands:1:coins:5', amount: '5.00' }], actions: [{ name: 'draw', holds: [1, 2] }] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.best_play', 'fairplay.note.five_coins'],
} as const satisfies GameCard;
