import type { GameCard } from '../../../kit/card.ts';

export const card = {
  id: 'slot-quarter-bells',
  name: 'Quarter Bells',
  studio: 'Brass Lantern',
  imageId: 'lantern:QuarterBells',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 220,
  bet: 'spin',
  features: ['lines'],
  method: 'Counting all 5,832 stops of the reels, and where the wheel starts all of its slices.',
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'told',
  notes: ['fairplay.note.slot_hits'],
} as const satisfies GameCard;
