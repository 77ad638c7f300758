import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'casino-holdem',
  name: "Casino Hold'em",
  studio: 'Halden & Rook',
  imageId: 'halden:CasinoHoldem',
  category: 'poker',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 430,
  bet: 'ante',
  features: ['decisions'],
  method: 'Best play of every deal against every hand and board that can follow, counted.',
  sample: { bets: [{ spot: 'ante', amount: '1.00' }], actions: [{ name: 'call' }] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.hand_money', 'fairplay.note.casino_holdem_1'],
  elementOfRisk: 'counted',
} as const satisfies GameCard;
