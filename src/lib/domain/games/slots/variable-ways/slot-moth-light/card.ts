import type { GameCard } from '../../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'slot-moth-light',
  name: 'Moth Light',
  studio: 'Brass Lantern',
  imageId: 'lantern:MothLight',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 140,
  bet: 'spin',
  features: ['ways'],
  method,
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.slot_hits'],
} as const satisfies GameCard;
