import type { GameCard } from '../../kit/card.ts';
import { method } from '../method.ts';

export const card = {
  id: 'craps-pocket',
  name: 'Pocket Craps',
  studio: 'Hardway Yard',
  imageId: 'hardway:PocketCraps',
  category: 'craps',
  segments: ['table'],
  addedOn: '2026-11-24',
  shelf: 540,
  bet: 'pass',
  features: ['decisions', 'side_bets'],
  method,
  sample: {
    bets: [
      { spot: 'pass', amount: '2.00' },
      { spot: 'over-7', amount: '2.00' },
    ],
    actions: [{ name: 'bet', spot: 'odds:pass', amountMinor: '600' }, { name: 'roll' }],
  },
  risk: 'untold',
  odds: 'untold',
  notes: [
    'fairplay.note.craps_1',
    'fairplay.note.craps_pocket_1',
    'fairplay.note.craps_with_odds',
    'fairplay.note.craps_pocket_2',
  ],
} as const satisfies GameCard;
