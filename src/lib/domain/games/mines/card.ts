import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'mines',
  name: 'Mines',
  studio: 'Odd Lot',
  imageId: 'oddlot:Mines',
  category: 'casual',
  segments: ['instant'],
  addedOn: '2026-11-22',
  shelf: 470,
  bet: 'mines:3:3',
  features: ['own_risk', 'decisions', 'cash_out'],
  method: 'Chances without replacement for each number of mines and safe picks; a mixture of 99% plans returns 99%.',
  sample: { bets: [{ spot: 'mines:1', amount: '1.00' }], actions: [{ name: 'reveal', tile: 7 }] },
  risk: 'counted',
  odds: 'untold',
  grouping: '{0}:{1}:…',
  notes: ['fairplay.note.mines_1', 'fairplay.note.fraction'],
} as const satisfies GameCard;
