import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'dice',
  name: 'Dice',
  studio: 'Odd Lot',
  imageId: 'oddlot:Dice',
  category: 'casual',
  segments: ['instant'],
  addedOn: '2026-11-22',
  shelf: 450,
  bet: 'under:49.50',
  features: ['own_risk'],
  method: 'Counting the winning rolls among 10,000; any other target has the figures of its number of winning rolls.',
  sample: { bets: [{ spot: 'under:50.00', amount: '1.00' }], actions: [] },
  risk: 'counted',
  odds: 'told',
  theory: 'computed',
  grouping: '{0}:…',
  notes: ['fairplay.note.dice_1', 'fairplay.note.fraction'],
} as const satisfies GameCard;
