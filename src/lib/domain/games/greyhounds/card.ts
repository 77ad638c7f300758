import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'greyhounds',
  name: 'Six from the Traps',
  studio: 'Paper Boat',
  imageId: 'paperboat:SixFromTheTraps',
  category: 'virtual_sports',
  segments: ['instant'],
  addedOn: '2026-11-23',
  shelf: 690,
  bet: 'card:1:win:2',
  features: ['own_risk', 'side_bets'],
  method: 'Counting all 120 ways to fill the first three places, by Plackett-Luce from the published ratings.',
  sample: {
    bets: [
      { spot: 'card:2:win:1', amount: '1.00' },
      { spot: 'card:2:place:2', amount: '1.00' },
      { spot: 'card:2:trifecta:1-2-3', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'counted',
  odds: 'told',
  grouping: 'card:…:{2}:…',
  notes: ['fairplay.note.greyhounds_1'],
} as const satisfies GameCard;
