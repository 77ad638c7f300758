import type { GameCard } from '../../../kit/card.ts';

export const card = {
  id: 'slot-signal-box',
  name: 'Signal Box',
  studio: 'Brass Lantern',
  imageId: 'lantern:SignalBox',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 80,
  bet: 'lines:5',
  features: ['lines'],
  method: 'Full enumeration of the 13,824 stops of the reels.',
  sample: { bets: [{ spot: 'lines:5', amount: '5.00' }], actions: [] },
  risk: 'whole',
  odds: 'told',
  notes: ['fairplay.note.slot_hits', 'fairplay.note.jackpot'],
  jackpot: true,
} as const satisfies GameCard;
