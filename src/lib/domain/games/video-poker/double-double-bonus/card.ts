import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'double-double-bonus',
  name: 'Double Double Bonus',
  studio: 'Fifth Draw',
  imageId: 'fifth:DoubleDoubleBonus',
  category: 'video_poker',
  segments: ['video-poker'],
  addedOn: '2026-11-22',
  shelf: 350,
  bet: 'hands:1:coins:5',
  features: ['decisions', 'several_hands'],
  method,
  sample: { bets: [{ spot: 'hands:1:coins:5', amount: '5.00' }], actions: [{ name: 'draw', holds: [1, 2] }] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.best_play', 'fairplay.note.five_coins'],
} as const satisfies GameCard;
