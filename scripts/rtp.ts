/**
 * Prints the exact figures of every game, configuration and bet:
 * npm run -s rtp -- [--json] [--game dice] [--spot under:12.34]
 * All figures are of one unit staked. JSON carries each as a fraction and as a decimal; without --json a table for people.
 * A bad argument: one line on stderr and exit code 2.
 */
import { parseArgs } from 'node:util';
import { spotReturn as diceReturn } from '#domain/games/dice/maths.ts';
import type { SpotReturn } from '#domain/games/game.ts';
import { spotReturn as limboReturn } from '#domain/games/limbo/maths.ts';
import { methods } from '#domain/games/methods.ts';
import { multiplierText } from '#domain/games/multiplier.ts';
import { findGame, type GameId, gameIds, isGameId } from '#domain/games/registry.ts';
import { type Rational, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { fail, ok, type Result } from '#domain/result.ts';

const options = {
  json: { type: 'boolean', default: false },
  game: { type: 'string' },
  spot: { type: 'string' },
} as const;

/** Games with more bets than can be listed: they list some and compute any. */
const anySpot: Readonly<Partial<Record<GameId, (spot: string) => SpotReturn>>> = {
  dice: diceReturn,
  limbo: limboReturn,
};

const decimalDigits = 15;

const exact = (value: Rational) => ({
  fraction: `${value.num}/${value.den}`,
  decimal: toDecimalString(value, decimalDigits),
});

/** One bet of one game, with all its figures exact. */
export type Row = {
  readonly game: GameId;
  readonly name: string;
  readonly rulesVersion: number;
  readonly method: string;
  readonly figures: SpotReturn;
};

const figuresOf = (id: GameId, spot: string | undefined): readonly SpotReturn[] => {
  const game = findGame(id);
  if (!game) return [];
  const compute = anySpot[id];
  if (spot === undefined || !compute) return game.returns().filter(({ kind }) => spot === undefined || kind === spot);
  return game.parseBets([{ spot, amount: '1' }], 'EUR').ok ? [compute(spot)] : [];
};

const rowsOf = (id: GameId, spot: string | undefined): Row[] => {
  const { name = id, rulesVersion = 0 } = findGame(id) ?? {};
  return figuresOf(id, spot).map((figures) => ({ game: id, name, rulesVersion, method: methods[id], figures }));
};

/** The rows of all games, of one game, or of one bet of a game. */
export const readRows = (game?: string, spot?: string): Result<readonly Row[]> => {
  if (game !== undefined && !isGameId(game)) return fail(`--game must be one of: ${gameIds.join(', ')}`);
  if (game === undefined && spot !== undefined) return fail('--spot needs --game');
  const rows = (game === undefined ? gameIds : [game]).flatMap((id) => rowsOf(id, spot));
  return rows.length === 0 ? fail(`--spot is no bet of ${game}`) : ok(rows);
};

/** The rows as plain JSON: `bet` is the kind or configuration in the game's own words. */
export const jsonOf = (rows: readonly Row[]) =>
  rows.map(({ figures, method, ...game }) => ({
    ...game,
    bet: figures.kind,
    returnToPlayer: exact(figures.returnToPlayer),
    variance: exact(figures.variance),
    hitFrequency: exact(figures.hitFrequency),
    maxWin: exact(figures.maxWin),
    method,
  }));

const cellsOf = ({ kind, returnToPlayer, variance, hitFrequency, maxWin }: SpotReturn): string[] => [
  kind,
  toPercentString(returnToPlayer, 4),
  toDecimalString(variance, 4),
  toPercentString(hitFrequency, 4),
  multiplierText(maxWin, 2),
];

/** The rows as aligned text, each game under its name and method. */
export const tableOf = (rows: readonly Row[]): string => {
  const heads = ['bet', 'return', 'variance', 'hits', 'largest win'];
  const byGame = Map.groupBy(rows, ({ game }) => game);
  const cells = [heads, ...rows.map(({ figures }) => cellsOf(figures))];
  const widths = heads.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lineOf = (line: readonly string[]): string =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [...byGame.values()]
    .map((ofGame) => {
      const [first] = ofGame;
      const title = `${first?.name} (${first?.game}), rules ${first?.rulesVersion}. ${first?.method}`;
      return [title, lineOf(heads), ...ofGame.map(({ figures }) => lineOf(cellsOf(figures)))].join('\n');
    })
    .join('\n\n');
};

const readArguments = (args: string[]) => {
  try {
    return ok(parseArgs({ args, options, strict: true }).values);
  } catch (error) {
    return fail(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
};

/** What the command prints. */
export const rtpFromArguments = (args: string[]): Result<string> => {
  const read = readArguments(args);
  if (!read.ok) return read;
  const rows = readRows(read.value.game, read.value.spot);
  if (!rows.ok) return rows;
  return ok(read.value.json ? JSON.stringify(jsonOf(rows.value), undefined, 2) : tableOf(rows.value));
};

if (import.meta.main) {
  const result = rtpFromArguments(process.argv.slice(2));
  if (result.ok) {
    process.stdout.write(`${result.value}\n`);
  } else {
    console.error(`rtp: ${result.code}`);
    process.exitCode = 2;
  }
}
