import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'jacks-or-better',
  name: 'Jacks or Better',
  studio: 'Fifth Draw',
  imageId: 'fifth:JacksOrBetter',
  category: 'video_poker',
  segments: ['video-poker'],
  addedOn: '2026-11-22',
  shelf: 320,
  // Five coins, as the machines are known for: fewer pay less for the royal flush.
  bet: 'hands:1:coins:5',
  features: ['decisions', 'several_hands'],
  method,
  sample: { bets: [{ spot: 'hands:1:coins:5', amount: '5.00' }], actions: [{ name: 'draw', holds: [1, 2] }] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.best_play', 'fairplay.note.jacks_or_better_1'],
} as const satisfies GameCard;
