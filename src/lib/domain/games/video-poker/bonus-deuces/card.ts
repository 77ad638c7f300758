import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'bonus-deuces',
  name: 'Bonus Deuces',
  studio: 'Fifth Draw',
  imageId: 'fifth:BonusDeuces',
  category: 'video_poker',
  segments: ['video-poker'],
  addedOn: '2026-11-22',
  shelf: 370,
  bet: 'hands:1:coins:1-5',
  features: ['decisions', 'several_hands'],
  method,
  sample: { bets: [{ spot: 'hands:1:coins:5', amount: '5.00' }], actions: [{ name: 'draw', holds: [1, 2] }] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.best_play'],
} as const satisfies GameCard;
