import type { GameCard } from '../../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'slot-honey-ledger',
  name: 'Honey Ledger',
  studio: 'Brass Lantern',
  imageId: 'lantern:HoneyLedger',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 160,
  bet: 'spin',
  features: ['lines'],
  method,
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.slot_hits', 'fairplay.note.slot_hold'],
} as const satisfies GameCard;
