import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'penalty',
  name: 'Penalty Shoot-out',
  studio: 'Odd Lot',
  imageId: 'oddlot:PenaltyShootOut',
  category: 'virtual_sports',
  segments: ['instant'],
  addedOn: '2026-11-23',
  shelf: 710,
  bet: 'penalty:regular:3',
  features: ['own_risk', 'decisions', 'cash_out'],
  method,
  sample: { bets: [{ spot: 'penalty:regular:3', amount: '1.00' }], actions: [{ name: 'pick', place: 4 }] },
  risk: 'counted',
  odds: 'untold',
  grouping: '{0}:{1}:…',
  notes: ['fairplay.note.plans', 'fairplay.note.fraction'],
} as const satisfies GameCard;
