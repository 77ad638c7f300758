import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'baccarat-no-commission',
  name: 'No Commission Baccarat',
  studio: 'Halden & Rook',
  imageId: 'halden:NoCommissionBaccarat',
  category: 'card',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 40,
  bet: 'banker',
  features: ['side_bets'],
  method: 'Full enumeration of all orders of six cards from eight decks, by rank for pairs, by value for the rest.',
  sample: {
    bets: [
      { spot: 'banker', amount: '1.00' },
      { spot: 'banker-six', amount: '1.00' },
    ],
    actions: [],
  },
  risk: 'counted',
  odds: 'told',
  notes: ['fairplay.note.baccarat_no_commission_1'],
} as const satisfies GameCard;
