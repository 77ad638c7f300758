import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'plinko',
  name: 'Plinko',
  studio: 'Odd Lot',
  imageId: 'oddlot:Plinko',
  category: 'casual',
  segments: ['instant'],
  addedOn: '2026-11-22',
  shelf: 480,
  bet: 'rows:12:medium',
  features: ['own_risk'],
  method: 'Binomial counts of all 2^rows paths. A hit is a ball that returns more than its stake.',
  sample: { bets: [{ spot: 'rows:16:high', amount: '1.00' }], actions: [] },
  risk: 'counted',
  odds: 'told',
  notes: ['fairplay.note.plinko_1'],
} as const satisfies GameCard;
