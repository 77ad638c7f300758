import type { GameCard } from '../../../kit/card.ts';

export const card = {
  id: 'slot-night-orchard',
  name: 'Night Orchard',
  studio: 'Brass Lantern',
  imageId: 'lantern:NightOrchard',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 90,
  bet: 'spin',
  features: ['lines', 'free_spins'],
  method: 'Counting all 24,300,000 stops of a spin; the round with its free spins is a product of those distributions.',
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'told',
  notes: ['fairplay.note.slot_hits', 'fairplay.note.slot_night_orchard_1', 'fairplay.note.jackpot'],
  jackpot: true,
} as const satisfies GameCard;
