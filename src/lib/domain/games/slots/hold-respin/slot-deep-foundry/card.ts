import type { GameCard } from '../../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'slot-deep-foundry',
  name: 'Deep Foundry',
  studio: 'Brass Lantern',
  imageId: 'lantern:DeepFoundry',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 180,
  bet: 'spin',
  features: ['lines'],
  method,
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.slot_hits', 'fairplay.note.slot_hold'],
} as const satisfies GameCard;
