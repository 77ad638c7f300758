import type { GameCard } from '../../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'slot-lamplighters-round',
  name: 'Lamplighter’s Round',
  studio: 'Brass Lantern',
  imageId: 'lantern:LamplightersRound',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 290,
  bet: 'spin',
  features: ['lines', 'free_spins'],
  method,
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.slot_hits', 'fairplay.note.slot_sticky'],
} as const satisfies GameCard;
