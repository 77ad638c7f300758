import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'roulette-american',
  name: 'American Roulette',
  studio: 'Meridian Tables',
  imageId: 'meridian:AmericanRoulette',
  category: 'roulette',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 560,
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
  notes: ['fairplay.note.roulette_american_1'],
} as const satisfies GameCard;
