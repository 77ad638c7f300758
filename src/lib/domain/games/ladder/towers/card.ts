import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'towers',
  name: 'Towers',
  studio: 'Odd Lot',
  imageId: 'oddlot:Towers',
  category: 'casual',
  segments: ['instant'],
  addedOn: '2026-11-22',
  shelf: 510,
  bet: 'towers:medium:3',
  features: ['own_risk', 'decisions', 'cash_out'],
  method,
  sample: { bets: [{ spot: 'towers:easy:4', amount: '1.00' }], actions: [{ name: 'pick', place: 2 }] },
  risk: 'counted',
  odds: 'untold',
  grouping: '{0}:{1}:…',
  notes: ['fairplay.note.plans', 'fairplay.note.fraction'],
} as const satisfies GameCard;
