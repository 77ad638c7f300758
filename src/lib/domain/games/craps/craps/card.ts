import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'craps',
  name: 'Craps',
  studio: 'Hardway Yard',
  imageId: 'hardway:Craps',
  category: 'craps',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 530,
  bet: 'pass',
  features: ['decisions', 'side_bets'],
  method,
  sample: {
    bets: [
      { spot: 'pass', amount: '6.00' },
      { spot: 'place:6', amount: '6.00' },
    ],
    actions: [{ name: 'bet', spot: 'field', amountMinor: '100' }, { name: 'roll' }],
  },
  risk: 'untold',
  odds: 'untold',
  notes: ['fairplay.note.craps_1', 'fairplay.note.craps_with_odds', 'fairplay.note.craps_2', 'fairplay.note.craps_3'],
} as const satisfies GameCard;
