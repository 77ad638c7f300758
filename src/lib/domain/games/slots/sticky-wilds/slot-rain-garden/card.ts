import type { GameCard } from '../../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'slot-rain-garden',
  name: 'Rain Garden',
  studio: 'Brass Lantern',
  imageId: 'lantern:RainGarden',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 300,
  bet: 'spin',
  features: ['lines'],
  method,
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.slot_hits', 'fairplay.note.slot_sticky'],
} as const satisfies GameCard;
