import type { GameCard } from '../../../kit/card.ts';

export const card = {
  id: 'slot-soda-siphon',
  name: 'Soda Siphon',
  studio: 'Brass Lantern',
  imageId: 'lantern:SodaSiphon',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-24',
  shelf: 120,
  bet: 'spin',
  features: ['cascades'],
  method: 'Playing all 1,048,576 stops of the reels, which decide every cascade.',
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'told',
  notes: ['fairplay.note.slot_hits', 'fairplay.note.slot_tidepool_1'],
} as const satisfies GameCard;
