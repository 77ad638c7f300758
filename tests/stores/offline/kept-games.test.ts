import { expect, it } from 'vitest';
import { changesFor, idsOf, keptAfter, noGames } from '../../../src/lib/offline/kept-games.ts';

it('keeps what is liked, newest twelve, and the last four that were tried, each game once', () => {
  const liked = Array.from({ length: 15 }, (_, at) => `game-${at}`);
  let kept = keptAfter(noGames, { keep: 'favourites', ids: liked });
  for (const id of ['a', 'b', 'game-3', 'c', 'a']) kept = keptAfter(kept, { keep: 'tried', id });
  expect(kept.favourites).toEqual(liked.slice(0, 12));
  expect(kept.tried).toEqual(['a', 'c', 'game-3', 'b']);
  expect(idsOf(kept)).toEqual([...liked.slice(0, 12), 'a', 'c', 'b']);
});

it('takes nothing but ids, and nothing from who says anything else', () => {
  const kept = keptAfter(noGames, { keep: 'tried', id: 'dice' });
  for (const wish of [
    null,
    'x',
    {},
    { keep: 'tried', id: '../../profile' },
    { keep: 'favourites', ids: 'dice' },
    { keep: 'all' },
  ])
    expect(keptAfter(kept, wish)).toBe(kept);
  expect(keptAfter(kept, { keep: 'favourites', ids: ['mines', 7, '/x', ''] }).favourites).toEqual(['mines']);
});

it('fetches what is not there or is of another build, once however many games share it, and drops what none needs', () => {
  const games = [
    {
      files: [
        ['/try/dice', 'new'],
        ['/_astro/react.js', 'r'],
      ] as const,
    },
    {
      files: [
        ['/try/mines', 'm'],
        ['/_astro/react.js', 'r'],
      ] as const,
    },
  ];
  const there = new Map([
    ['/try/dice', 'old'],
    ['/_astro/react.js', 'r'],
    ['/try/keno', 'k'],
  ]);
  expect(changesFor(games, there)).toEqual({
    missing: [
      ['/try/dice', 'new'],
      ['/try/mines', 'm'],
    ],
    needless: ['/try/keno'],
  });
});
