import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'limbo',
  name: 'Limbo',
  studio: 'Odd Lot',
  imageId: 'oddlot:Limbo',
  category: 'casual',
  segments: ['instant'],
  addedOn: '2026-11-22',
  shelf: 460,
  bet: 'target:2.00',
  features: ['own_risk'],
  method: 'Counting the winning draws among 2^52; the return misses 99% by less than target / 2^52.',
  sample: { bets: [{ spot: 'target:2.00', amount: '1.00' }], actions: [] },
  risk: 'counted',
  odds: 'told',
  theory: 'computed',
  notes: ['fairplay.note.limbo_1', 'fairplay.note.fraction'],
} as const satisfies GameCard;
