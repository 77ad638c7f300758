import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'roulette-multi',
  name: 'Multi-Wheel Roulette',
  studio: 'Meridian Tables',
  imageId: 'meridian:MultiWheelRoulette',
  category: 'roulette',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 600,
  bet: 'wheels:4:red',
  features: ['own_risk'],
  method: 'Counting all pockets of every wheel: up to 37^8 falls of eight balls, put together wheel by wheel.',
  sample: {
    bets: [
      { spot: 'wheels:4:red', amount: '1.00' },
      { spot: 'wheels:4:straight:17', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'counted',
  odds: 'told',
  theory: 'computed',
  grouping: 'wheels:…:{2}',
  notes: ['fairplay.note.roulette_multi_1'],
} as const satisfies GameCard;
