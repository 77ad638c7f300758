import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'baccarat',
  name: 'Baccarat',
  studio: 'Halden & Rook',
  imageId: 'halden:Baccarat',
  category: 'card',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 30,
  // The banker's bet: the best of the table, and the one most played.
  bet: 'banker',
  features: ['side_bets'],
  method: 'Full enumeration of all orders of six cards from eight decks, by value.',
  sample: {
    bets: [
      { spot: 'player', amount: '1.00' },
      { spot: 'tie', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'counted',
  odds: 'told',
  notes: ['fairplay.note.baccarat_1'],
} as const satisfies GameCard;
