/**
 * Prints the exact figures of every game, configuration and bet:
 * npm run -s rtp -- [--json] [--game dice] [--spot under:12.34]
 * All figures are of one initial bet, as the literature tells them; the element of risk is the edge over all that is staked on average.
 * JSON carries each as a fraction and as a decimal; without --json a table for people.
 * A bad argument: one line on stderr and exit code 2.
 */
import { parseArgs } from 'node:util';
import { findGame, type GameId, gameIds, isGameId } from '#domain/games/book/registry.ts';
import { spotReturn as diceReturn } from '#domain/games/dice/maths.ts';
import type { SpotReturn } from '#domain/games/kit/game.ts';
import { perInitialBet } from '#domain/games/kit/initial-bet.ts';
import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { spotReturn as limboReturn } from '#domain/games/limbo/maths.ts';
import { toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type FigureRow, houseEdge, jackpotOfRow, rowJson, rowsOf } from '#domain/returns/figure-rows.ts';
import { oddsText } from '#domain/returns/figure-summary.ts';

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

const figuresOf = (id: GameId, spot: string | undefined): readonly SpotReturn[] => {
  const game = findGame(id);
  if (!game) return [];
  const compute = anySpot[id];
  if (spot === undefined || !compute) return game.returns().filter(({ kind }) => spot === undefined || kind === spot);
  return game.parseBets([{ spot, amount: '1' }], 'EUR').ok ? [compute(spot)] : [];
};

/** The rows of all games, of one game, or of one bet of a game. */
export const readRows = (game?: string, spot?: string): Result<readonly FigureRow[]> => {
  if (game !== undefined && !isGameId(game)) return fail(`--game must be one of: ${gameIds.join(', ')}`);
  if (game === undefined && spot !== undefined) return fail('--spot needs --game');
  const rows = (game === undefined ? gameIds : [game]).flatMap((id) => rowsOf(id, figuresOf(id, spot)));
  return rows.length === 0 ? fail(`--spot is no bet of ${game}`) : ok(rows);
};

const cellsOf = (figures: SpotReturn): string[] => [
  figures.kind,
  toPercentString(figures.returnToPlayer, 4),
  toPercentString(houseEdge(figures), 4),
  figures.elementOfRisk ? toPercentString(figures.elementOfRisk, 4) : '',
  toDecimalString(figures.variance, 4),
  toPercentString(figures.hitFrequency, 4),
  multiplierText(figures.maxWin, 2),
  oddsText(figures.maxWinChance),
];

/** The jackpot apart, where there is one. */
const jackpotLine = (row: FigureRow): string[] => {
  const jackpot = jackpotOfRow(row);
  if (!jackpot) return [];
  const [contributed, seeded, together] = [jackpot.contributed, jackpot.seeded, jackpot.together].map((part) =>
    toPercentString(part, 4),
  );
  return [`with the jackpot ${together}: ${contributed} that players put in and ${seeded} from the house`];
};

/** The rows as aligned text, each game under its name and method. */
export const tableOf = (rows: readonly FigureRow[]): string => {
  const heads = ['bet', 'return', 'house edge', 'of all staked', 'variance', 'hits', 'largest win', 'its odds'];
  const byGame = Map.groupBy(rows, ({ game }) => game);
  const cells = [heads, ...rows.map(({ figures }) => cellsOf(perInitialBet(figures)))];
  const widths = heads.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lineOf = (line: readonly string[]): string =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [...byGame.values()]
    .map((ofGame) => {
      const [first] = ofGame;
      const title = `${first?.name} (${first?.game}), rules ${first?.rulesVersion}. ${first?.method}`;
      const lines = ofGame.map(({ figures }) => lineOf(cellsOf(perInitialBet(figures))));
      return [title, lineOf(heads), ...lines, ...(first ? jackpotLine(first) : [])].join('\n');
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
  return ok(read.value.json ? JSON.stringify(rows.value.map(rowJson), undefined, 2) : tableOf(rows.value));
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
