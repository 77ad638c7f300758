import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'roulette-shared',
  name: 'Shared Roulette',
  studio: 'Common Hour',
  imageId: 'commonhour:SharedRoulette',
  category: 'roulette',
  segments: ['table', 'shared'],
  addedOn: '2026-11-23',
  shelf: 590,
  bet: 'red',
  features: ['shared_round'],
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
  notes: ['fairplay.note.roulette_shared_1'],
} as const satisfies GameCard;
