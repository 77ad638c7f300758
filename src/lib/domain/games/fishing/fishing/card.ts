import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'fishing',
  name: 'Deep Water',
  studio: 'Paper Boat',
  imageId: 'paperboat:DeepWater',
  category: 'fishing',
  segments: ['instant'],
  addedOn: '2026-11-22',
  shelf: 640,
  bet: 'target:bream',
  features: ['own_risk'],
  method: 'Counting the draws that catch a target among 100,000; no shot depends on another.',
  sample: { bets: [{ spot: 'target:sardine', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'told',
  notes: ['fairplay.note.fishing_1'],
} as const satisfies GameCard;
