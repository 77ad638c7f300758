import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'hilo',
  name: 'Hi-Lo',
  studio: 'Odd Lot',
  imageId: 'oddlot:HiLo',
  category: 'casual',
  segments: ['instant'],
  addedOn: '2026-11-22',
  shelf: 490,
  bet: 'hilo:ranks:6',
  features: ['own_risk', 'decisions', 'cash_out'],
  method: 'Counting the 13 ranks for a guess; chances and factors of guesses in a row multiply alike.',
  sample: { bets: [{ spot: 'hilo:500', amount: '1.00' }], actions: [{ name: 'skip' }] },
  risk: 'counted',
  odds: 'untold',
  notes: ['fairplay.note.hilo_1', 'fairplay.note.fraction'],
} as const satisfies GameCard;
