import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'scratch-word-garden',
  name: 'Word Garden',
  studio: 'Paper Boat',
  imageId: 'paperboat:WordGarden',
  category: 'scratch',
  segments: ['draw', 'instant'],
  addedOn: '2026-11-22',
  shelf: 790,
  bet: 'ticket',
  features: ['finite_series'],
  method,
  sample: { bets: [{ spot: 'ticket', amount: '2.00' }], actions: [] },
  risk: 'whole',
  odds: 'told',
  notes: ['fairplay.note.series'],
} as const satisfies GameCard;
