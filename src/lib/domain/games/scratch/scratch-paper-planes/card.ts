import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'scratch-paper-planes',
  name: 'Paper Planes',
  studio: 'Paper Boat',
  imageId: 'paperboat:PaperPlanes',
  category: 'scratch',
  segments: ['draw', 'instant'],
  addedOn: '2026-11-22',
  shelf: 760,
  bet: 'ticket',
  features: ['finite_series'],
  method,
  sample: { bets: [{ spot: 'ticket', amount: '2.00' }], actions: [] },
  risk: 'whole',
  odds: 'told',
  notes: ['fairplay.note.series'],
} as const satisfies GameCard;
