import type { GameCard } from '../../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'slot-penny-proscenium',
  name: 'Penny Proscenium',
  studio: 'Brass Lantern',
  imageId: 'lantern:PennyProscenium',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 250,
  bet: 'spin',
  features: ['lines', 'decisions'],
  method,
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [{ name: 'pick', place: 4 }] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.slot_hits', 'fairplay.note.slot_picks'],
} as const satisfies GameCard;
