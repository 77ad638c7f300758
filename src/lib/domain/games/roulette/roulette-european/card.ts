import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'roulette-european',
  name: 'European Roulette',
  studio: 'Meridian Tables',
  imageId: 'meridian:EuropeanRoulette',
  category: 'roulette',
  segments: ['table'],
  addedOn: '2026-11-21',
  shelf: 10,
  bet: 'red',
  features: [],
  method,
  sample: {
    bets: [
      { spot: 'red', amount: '1.00' },
      { spot: 'straight:17', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'counted',
  odds: 'told',
  notes: [],
} as const satisfies GameCard;
