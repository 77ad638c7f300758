import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'deuces-not-so-ugly',
  name: 'Not So Ugly Deuces',
  studio: 'Fifth Draw',
  imageId: 'fifth:NotSoUglyDeuces',
  category: 'video_poker',
  segments: ['video-poker'],
  addedOn: '2026-11-22',
  shelf: 330,
  bet: 'hands:1:coins:1-5',
  features: ['decisions', 'several_hands'],
  method,
  sample: { bets: [{ spot: 'hands:5:coins:5', amount: '25.00' }], actions: [{ name: 'draw', holds: [0, 3] }] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.best_play'],
} as const satisfies GameCard;
