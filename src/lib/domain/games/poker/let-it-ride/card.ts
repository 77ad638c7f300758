import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'let-it-ride',
  name: 'Let It Ride',
  studio: 'Halden & Rook',
  imageId: 'halden:LetItRide',
  category: 'poker',
  segments: ['table'],
  addedOn: '2026-11-23',
  shelf: 410,
  bet: 'three',
  features: ['decisions'],
  method: 'Best play of every deal of three cards and two turned one after the other, counted.',
  sample: { bets: [{ spot: 'three', amount: '3.00' }], actions: [{ name: 'take-back' }, { name: 'ride' }] },
  risk: 'counted',
  odds: 'untold',
  notes: ['fairplay.note.let_it_ride_1', 'fairplay.note.let_it_ride_2'],
  elementOfRisk: 'counted',
} as const satisfies GameCard;
