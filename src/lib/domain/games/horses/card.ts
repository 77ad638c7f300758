import type { GameCard } from '../kit/card.ts';

export const card = {
  id: 'horses',
  name: 'Eight at the Downs',
  studio: 'Common Hour',
  imageId: 'commonhour:EightAtTheDowns',
  category: 'virtual_sports',
  segments: ['shared'],
  addedOn: '2026-11-22',
  shelf: 680,
  bet: 'card:1:win:1',
  features: ['shared_round'],
  method: 'Counting all ways to fill the first three places, by Plackett-Luce from the published ratings.',
  sample: {
    bets: [
      { spot: 'card:4:win:1', amount: '1.00' },
      { spot: 'card:4:show:2', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'untold',
  odds: 'untold',
  grouping: 'card:…:{2}:…',
  notes: ['fairplay.note.horses_1'],
} as const satisfies GameCard;
