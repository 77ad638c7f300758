import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'sic-bo',
  name: 'Sic Bo',
  studio: 'Hardway Yard',
  imageId: 'hardway:SicBo',
  category: 'casual',
  segments: ['table', 'instant'],
  addedOn: '2026-11-22',
  shelf: 550,
  bet: 'big',
  features: ['own_risk', 'side_bets'],
  method: 'Counting all 216 throws of three dice.',
  sample: {
    bets: [
      { spot: 'big', amount: '1.00' },
      { spot: 'total:11', amount: '1.00' },
      { spot: 'single:4', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'counted',
  odds: 'told',
  notes: ['fairplay.note.sic_bo_1'],
} as const satisfies GameCard;
