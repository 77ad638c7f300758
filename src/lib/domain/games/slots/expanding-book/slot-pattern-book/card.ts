import type { GameCard } from '../../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'slot-pattern-book',
  name: 'The Tailor’s Pattern Book',
  studio: 'Brass Lantern',
  imageId: 'lantern:PatternBook',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 270,
  bet: 'spin',
  features: ['lines', 'free_spins'],
  method,
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.slot_hits', 'fairplay.note.slot_book'],
} as const satisfies GameCard;
