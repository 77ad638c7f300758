import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'roulette-french',
  name: 'French Roulette',
  studio: 'Meridian Tables',
  imageId: 'meridian:FrenchRoulette',
  category: 'roulette',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 570,
  bet: 'red',
  features: [],
  method,
  sample: {
    bets: [
      { spot: 'even', amount: '1.00' },
      { spot: 'straight:17', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'counted',
  odds: 'told',
  notes: ['fairplay.note.roulette_french_1'],
} as const satisfies GameCard;
