import type { GameCard } from '../../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'slot-gable-street',
  name: 'Gable Street',
  studio: 'Brass Lantern',
  imageId: 'lantern:GableStreet',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 130,
  bet: 'spin',
  features: ['ways'],
  method,
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.slot_hits'],
} as const satisfies GameCard;
