import { expect, it } from 'vitest';
import type { GameCategory } from '#domain/catalogue/game.ts';
import { namedCategories } from '#domain/catalogue/named-categories.ts';

const names: Partial<Record<GameCategory, string>> = {
  roulette: 'Roulette',
  poker: 'Póker',
  slots: 'Tragaperras,fruit machines',
};
const nameOf = (category: GameCategory): string => names[category] ?? category.replaceAll('_', ' ');

it.each([
  ['roulette', ['roulette']],
  [' ROULÉTTE ', ['roulette']],
  ['roul', ['roulette']],
  ['video poker', ['video_poker']],
  ['poker video', ['video_poker']],
  ['video_poker', ['video_poker']],
  ['poker', ['video_poker', 'poker']],
  ['tragaperras', ['slots']],
  ['slots', ['slots']],
  ['fruit machine', ['slots']],
  ['machine fruit', ['slots']],
  ['machines tragaperras', []],
  ['slot games', ['slots']],
  ['Poker Game', ['video_poker', 'poker']],
  ['games', []],
  ['ro', []],
  ['', []],
  ['european roulette', []],
] as const)('%j names %j', (text, categories) => {
  expect(namedCategories(text, nameOf)).toEqual(categories);
});
