import type { GameCard } from '../../kit/card.ts';

export const card = {
  id: 'fishing-shared',
  name: 'Open Reef',
  studio: 'Common Hour',
  imageId: 'commonhour:OpenReef',
  category: 'fishing',
  segments: ['instant', 'shared'],
  addedOn: '2026-11-24',
  shelf: 650,
  bet: 'fish-bream',
  features: ['own_risk'],
  method:
    'Counting the draws that catch a target, and each prize of the boss, among a million; no shot depends on another.',
  sample: { bets: [{ spot: 'fish-sardine:1-72000000', amount: '1.00' }], actions: [] },
  risk: 'whole',
  odds: 'told',
  notes: ['fairplay.note.fishing_1', 'fairplay.note.fishing_shared_1', 'fairplay.note.fishing_shared_2'],
} as const satisfies GameCard;
