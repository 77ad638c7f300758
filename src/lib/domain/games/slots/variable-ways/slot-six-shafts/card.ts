import type { GameCard } from '../../../kit/card.ts';

export const card = {
  id: 'slot-six-shafts',
  name: 'Six Shafts',
  studio: 'Brass Lantern',
  imageId: 'lantern:SixShafts',
  category: 'slots',
  segments: ['slots'],
  addedOn: '2026-11-22',
  shelf: 150,
  bet: 'spin',
  features: ['ways', 'free_spins'],
  method:
    'Sums of products over heights and stops of single reels; the free spins are independent of the paid one, which gives the round.',
  sample: { bets: [{ spot: 'spin', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.slot_hits'],
} as const satisfies GameCard;
