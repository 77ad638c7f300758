import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'roulette-prison',
  name: 'En Prison Roulette',
  studio: 'Meridian Tables',
  imageId: 'meridian:EnPrisonRoulette',
  category: 'roulette',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 580,
  bet: 'red',
  features: [],
  method: 'Counting all pockets of the wheel and, after a zero, of the spin that decides the prison.',
  sample: {
    bets: [
      { spot: 'odd', amount: '1.00' },
      { spot: 'straight:17', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'counted',
  odds: 'told',
  notes: ['fairplay.note.roulette_prison_1'],
} as const satisfies GameCard;
