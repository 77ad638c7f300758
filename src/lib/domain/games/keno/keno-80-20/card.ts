import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'keno-80-20',
  name: 'Keno 80/20',
  studio: 'Paper Boat',
  imageId: 'paperboat:Keno/80-20',
  category: 'lottery',
  segments: ['draw'],
  addedOn: '2026-11-22',
  shelf: 630,
  bet: 'picks:classic:8',
  features: ['own_risk'],
  method: 'Hypergeometric counts of all 3,535,316,142,212,174,320 draws of 20 numbers out of 80.',
  sample: { bets: [{ spot: 'picks:classic:1-7-41-80', amount: '1.00' }], actions: [] },
  risk: 'counted',
  odds: 'told',
  notes: ['fairplay.note.keno_80_20_1'],
} as const satisfies GameCard;
