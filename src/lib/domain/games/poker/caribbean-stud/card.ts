import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'caribbean-stud',
  name: 'Caribbean Stud',
  studio: 'Halden & Rook',
  imageId: 'halden:CaribbeanStud',
  category: 'poker',
  segments: ['table'],
  addedOn: '2026-11-22',
  shelf: 400,
  bet: 'ante',
  features: ['decisions'],
  method: 'Best play of every deal against every hand behind the open card, counted.',
  sample: { bets: [{ spot: 'ante', amount: '1.00' }], actions: [{ name: 'call' }] },
  risk: 'whole',
  odds: 'untold',
  notes: ['fairplay.note.hand_money', 'fairplay.note.casino_holdem_1'],
  elementOfRisk: 'counted',
} as const satisfies GameCard;
