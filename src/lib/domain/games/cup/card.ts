import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'cup',
  name: 'Eight Towns Cup',
  studio: 'Odd Lot',
  imageId: 'oddlot:EightTownsCup',
  category: 'virtual_sports',
  segments: ['instant'],
  addedOn: '2026-11-24',
  shelf: 700,
  bet: 'cup:1:winner:2',
  features: ['own_risk', 'side_bets'],
  method:
    'Counting all 128 ways through the bracket, and all 49 scores of a match by the 64ths that its attacks are drawn in.',
  sample: {
    bets: [
      { spot: 'cup:2:winner:3', amount: '1.00' },
      { spot: 'cup:2:semi:6', amount: '1.00' },
      { spot: 'cup:2:result:1:home', amount: '1.00' },
      { spot: 'cup:2:score:7:other', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'counted',
  odds: 'told',
  grouping: 'cup:…:{2}:…',
  notes: ['fairplay.note.cup_1', 'fairplay.note.cup_2'],
} as const satisfies GameCard;
