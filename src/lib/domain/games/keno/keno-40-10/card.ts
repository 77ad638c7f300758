import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'keno-40-10',
  name: 'Keno 40/10',
  studio: 'Paper Boat',
  imageId: 'paperboat:Keno/40-10',
  category: 'lottery',
  segments: ['draw'],
  addedOn: '2026-11-22',
  shelf: 620,
  bet: 'picks:classic:10',
  features: ['own_risk'],
  method: 'Hypergeometric counts of all 847,660,528 draws of 10 numbers out of 40.',
  sample: { bets: [{ spot: 'picks:classic:1-7-12-30', amount: '1.00' }], actions: [] },
  risk: 'counted',
  odds: 'told',
  notes: ['fairplay.note.keno_40_10_1'],
} as const satisfies GameCard;
