import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'scratch-night-ferry',
  name: 'Night Ferry',
  studio: 'Paper Boat',
  imageId: 'paperboat:NightFerry',
  category: 'scratch',
  segments: ['draw', 'instant'],
  addedOn: '2026-11-22',
  shelf: 730,
  bet: 'ticket',
  features: ['finite_series'],
  method,
  sample: { bets: [{ spot: 'ticket', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'told',
  notes: ['fairplay.note.series'],
} as const satisfies GameCard;
