import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'wheel',
  name: 'Wheel',
  studio: 'Odd Lot',
  imageId: 'oddlot:Wheel',
  category: 'casual',
  segments: ['instant'],
  addedOn: '2026-11-22',
  shelf: 520,
  bet: 'wheel:30:medium',
  features: ['own_risk'],
  method: 'Counting the segments of each wheel.',
  sample: { bets: [{ spot: 'wheel:30:medium', amount: '1.00' }], actions: [] },
  risk: 'counted',
  odds: 'told',
  notes: ['fairplay.note.wheel_1', 'fairplay.note.fraction'],
} as const satisfies GameCard;
