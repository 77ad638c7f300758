import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { card as dice } from '#domain/games/dice/card.ts';
import type { GameCard } from '#domain/games/kit/card.ts';
import type { OutcomesOf } from '#islands/games/kit/outcome/describe.ts';
import type { TableEntry, TablesOf } from '#islands/games/kit/table.ts';
import { syncedBook } from '#scripts/games-sync.ts';

const folder = mkdtempSync(join(tmpdir(), 'faceup-games-'));
afterAll(() => rmSync(folder, { recursive: true }));

const games = 'src/lib/domain/games';
const marbles: GameCard = { ...dice, id: 'marbles', name: 'Marbles', imageId: 'oddlot:Marbles', shelf: 800 };
const cardFile = (card: object): string => `export const card = ${JSON.stringify(card)};\n`;

/** All that a simple game is made of, as far as the lists of games look at it. */
const whole: Readonly<Record<string, string>> = {
  [`${games}/marbles/card.ts`]: cardFile(marbles),
  [`${games}/marbles/rules.ts`]: 'export const game = {};\n',
  [`${games}/marbles/risk.ts`]: 'export const riskOf = () => 0;\n',
  [`${games}/marbles/theory.ts`]: 'export const returnOf = () => undefined;\n',
  [`${games}/marbles/odds.ts`]: 'export const oddsOf = () => [];\n',
  'src/islands/games/marbles/table.ts': 'export const tables = { marbles: {} };\n',
  'src/islands/games/marbles/outcome.ts': 'export const outcomes = { marbles: () => [] };\n',
  'src/islands/games/marbles/spots.ts': 'export const spots = () => undefined;\n',
  'src/islands/games/marbles/printed.ts': 'export const printed = { marbles: () => ({}) };\n',
  'src/lib/posters/marbles.ts': 'export const poster = {};\n',
  'src/content/shots/marbles-1.webp': 'a picture',
  'src/content/shots/marbles-2.webp': 'a picture',
};

let houses = 0;

/** A house of this one game, with some of its files written otherwise, or left out. */
const syncedWith = (changed: Readonly<Record<string, string | undefined>> = {}) => {
  houses += 1;
  const root = join(folder, String(houses));
  for (const [path, text] of Object.entries({ ...whole, ...changed })) {
    if (text === undefined) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return syncedBook(root);
};

const without = (field: keyof GameCard): object =>
  Object.fromEntries(Object.entries(marbles).filter(([name]) => name !== field));

describe('a sync of the games', () => {
  it('writes a whole game into every list', async () => {
    const { faults, files } = await syncedWith();
    expect(faults).toEqual([]);
    const lists = [...files].filter(([, text]) => text.includes('marbles')).map(([path]) => path);
    expect(lists).toEqual([
      `${games}/book/cards.ts`,
      `${games}/book/engines.ts`,
      `${games}/book/families.ts`,
      `${games}/book/games.ts`,
      `${games}/book/odds.ts`,
      `${games}/book/risks.ts`,
      `${games}/book/studios.ts`,
      `${games}/book/theories.ts`,
      'src/lib/domain/catalogue/house-games.ts',
      'src/lib/posters/posters.ts',
      'src/islands/games/outcomes.ts',
      'src/islands/games/printed.ts',
      'src/islands/games/spots.ts',
      'src/islands/games/tables.ts',
    ]);
  });

  it.each<[what: string, path: string, text: string | undefined, fault: string]>([
    [
      'a field of its card',
      `${games}/marbles/card.ts`,
      cardFile(without('sample')),
      `${games}/marbles/card.ts: has no sample`,
    ],
    ['its rules', `${games}/marbles/rules.ts`, undefined, `${games}/marbles/card.ts: needs rules.ts with game`],
    [
      'the name under which its rules are taken',
      `${games}/marbles/rules.ts`,
      'export const marbles = {};\n',
      `${games}/marbles/card.ts: needs rules.ts with game`,
    ],
    [
      'the risk it counts',
      `${games}/marbles/risk.ts`,
      undefined,
      `${games}/marbles/card.ts: needs risk.ts with riskOf`,
    ],
    ['the odds it tells', `${games}/marbles/odds.ts`, undefined, `${games}/marbles/card.ts: needs odds.ts with oddsOf`],
    [
      'the theory it computes',
      `${games}/marbles/theory.ts`,
      undefined,
      `${games}/marbles/card.ts: needs theory.ts with returnOf`,
    ],
    [
      'its poster',
      'src/lib/posters/marbles.ts',
      undefined,
      'src/lib/posters/drawings/marbles.svg: the game marbles has no poster',
    ],
    [
      'the one way its poster is drawn',
      'src/lib/posters/drawings/marbles.svg',
      '<svg/>',
      'src/lib/posters/drawings/marbles.svg: src/lib/posters/marbles.ts draws the poster too',
    ],
    [
      'a table of its family',
      'src/islands/games/marbles/table.ts',
      undefined,
      'src/islands/games/marbles/table.ts: the family marbles has no table',
    ],
    [
      'its own table',
      'src/islands/games/marbles/table.ts',
      'export const tables = {};\n',
      'src/islands/games/marbles/table.ts: the game marbles has no table',
    ],
    [
      'an outcome of its family',
      'src/islands/games/marbles/outcome.ts',
      undefined,
      'src/islands/games/marbles/outcome.ts: the family marbles tells no outcome',
    ],
    [
      'words for the spots of its family',
      'src/islands/games/marbles/spots.ts',
      undefined,
      'src/islands/games/marbles/spots.ts: the family marbles has no words for its spots',
    ],
    [
      'the rules of its family',
      'src/islands/games/marbles/printed.ts',
      undefined,
      'src/islands/games/marbles/printed.ts: the family marbles prints no rules',
    ],
    [
      'a picture of play',
      'src/content/shots/marbles-2.webp',
      undefined,
      'src/content/shots/marbles-2.webp: the game marbles has no such picture of play: npm run shots -- marbles',
    ],
    [
      'an id like its folder',
      `${games}/marbles/card.ts`,
      cardFile({ ...marbles, id: 'marble' }),
      `${games}/marbles/card.ts: is called marble, unlike its folder`,
    ],
    [
      'a card that promises its risk',
      `${games}/marbles/card.ts`,
      cardFile({ ...marbles, risk: 'whole' }),
      `${games}/marbles/card.ts: has risk.ts, which its card does not promise`,
    ],
    ['a card', `${games}/marbles/card.ts`, undefined, `${games}/marbles: has rules and no card.ts`],
  ])('tells by name the game that lacks %s, and writes nothing', async (_, path, text, fault) => {
    const { faults, files } = await syncedWith({ [path]: text });
    expect(faults).toContain(fault);
    expect(files.size).toBe(0);
  });

  it('tells two games that share what only one may have', async () => {
    const { faults } = await syncedWith({ [`${games}/marbles/twin/card.ts`]: cardFile({ ...marbles, id: 'twin' }) });
    expect(faults).toContain('marbles and marbles/twin: have the same shelf, 800');
  });
});

describe('what no compiler takes', () => {
  const entry = (): TableEntry => ({ words: 'craps', load: () => Promise.reject(new Error('never opened')) });

  it('is a family that lacks the table or the outcome of one of its games', () => {
    // @ts-expect-error: the family has pocket craps, too.
    const tables = { craps: entry() } satisfies TablesOf<'craps'>;
    // @ts-expect-error: the family has pocket craps, too.
    const outcomes = { craps: () => [] } satisfies OutcomesOf<'craps'>;
    expect([tables, outcomes]).toHaveLength(2);
  });

  it('is a card that lacks a field', () => {
    const { sample, ...rest } = dice;
    // @ts-expect-error: every card has a sample.
    expect({ ...rest, sample } satisfies GameCard).not.toEqual(rest satisfies GameCard);
  });
});
