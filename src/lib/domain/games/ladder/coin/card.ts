import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'coin',
  name: 'Coin',
  studio: 'Odd Lot',
  imageId: 'oddlot:Coin',
  category: 'casual',
  segments: ['instant'],
  addedOn: '2026-11-22',
  shelf: 500,
  bet: 'coin:1',
  features: ['own_risk', 'decisions', 'cash_out'],
  method,
  sample: { bets: [{ spot: 'coin:3', amount: '1.00' }], actions: [{ name: 'pick', place: 1 }] },
  risk: 'counted',
  odds: 'untold',
  grouping: '{0}:…',
  notes: ['fairplay.note.plans', 'fairplay.note.fraction'],
} as const satisfies GameCard;
