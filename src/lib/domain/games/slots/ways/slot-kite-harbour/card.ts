import type { GameCard } from '../../../kit/card.ts';

export const card = {
  id: 'slot-kite-harbour',
  name: 'Kite Harbour',
  studio: 'Brass Lantern',
  imageId: 'lantern:KiteHarbour',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 100,
  bet: 'spin',
  features: ['ways'],
  method: 'Mean and variance as sums of products over single reels; hits counted over the stops of the first four.',
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'told',
  notes: ['fairplay.note.slot_hits', 'fairplay.note.jackpot'],
  jackpot: true,
} as const satisfies GameCard;
