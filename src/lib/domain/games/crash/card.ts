import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'crash',
  name: 'Updraft',
  studio: 'Common Hour',
  imageId: 'commonhour:Updraft',
  category: 'crash',
  segments: ['instant', 'shared'],
  addedOn: '2026-11-22',
  shelf: 610,
  bet: 'auto:2.00',
  features: ['own_risk', 'cash_out', 'shared_round'],
  method: 'Counting the winning draws among 2^52 at each target.',
  sample: { bets: [{ spot: 'auto:1.50', amount: '1.00' }], actions: [] },
  risk: 'untold',
  odds: 'untold',
  theory: 'computed',
  notes: ['fairplay.note.crash_1', 'fairplay.note.fraction'],
} as const satisfies GameCard;
