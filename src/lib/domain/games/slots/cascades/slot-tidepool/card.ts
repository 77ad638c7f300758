import type { GameCard } from '../../../kit/card.ts';

export const card = {
  id: 'slot-tidepool',
  name: 'Tidepool',
  studio: 'Brass Lantern',
  imageId: 'lantern:Tidepool',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 110,
  bet: 'spin',
  features: ['cascades'],
  method: 'Playing all 7,529,536 stops of the reels, which decide every cascade.',
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'told',
  notes: ['fairplay.note.slot_hits', 'fairplay.note.slot_tidepool_1', 'fairplay.note.jackpot'],
  jackpot: true,
} as const satisfies GameCard;
