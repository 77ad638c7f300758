import { findGame, isGameId } from '#domain/games/book/registry.ts';
import { greater } from '#domain/maths/order.ts';
import { theoryOf } from '#domain/returns/theory.ts';
import type { ServerContext } from '../../context.ts';
import type { Db, Queryable } from '../../db/db.ts';
import {
  closePlayedSpots,
  fetchPlayedSpots,
  findUncountedReturnDay,
  forgetReturnDay,
  listReturnDays,
  noteReturnDay,
  openPlayedSpots,
  type PlayedSpotRow,
  storeReturns,
  tryReturnsLock,
  type UncountedReturnDayRow,
} from '../../db/queries/returns.ts';
import { watchReturns } from './watch-returns.ts';

/** A round that ended in a day's last moment is stored a moment later: a day is counted when it has been over for this long. */
const settlingMs = 10 * 60_000;

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'log'>;

/** Counts the days that are over, the oldest first, and looks after each whether a game has drifted; one process at a time. */
export const countReturns = async (ctx: Ctx): Promise<void> => {
  while (await countNext(ctx));
};

const countNext = (ctx: Ctx): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const [lock] = await tx.query<{ held: boolean }>(tryReturnsLock, []);
    if (!lock?.held) return false;
    const [next] = await tx.query<UncountedReturnDayRow>(findUncountedReturnDay, [
      new Date(now.getTime() - settlingMs),
    ]);
    if (!next?.day) return false;
    await countDay(tx, next.day, now);
    await watchReturns(ctx, tx, next.day);
    return true;
  });

/** A row to be: sums of whole minor units, and sums of theory as exact decimals of six digits. */
type Sum = {
  rounds: bigint;
  staked: bigint;
  returned: bigint;
  theory?: { expected: bigint; variance: bigint; largestWin: bigint; largestStake: bigint };
};

/** Theory is counted in millionths of a minor unit, and of one squared. */
const micros = 1_000_000n;
const decimal = (value: bigint): string => `${value / micros}.${String(value % micros).padStart(6, '0')}`;

const theoryOfRow = ({ game_id: id, game_version: version, spot }: PlayedSpotRow) =>
  isGameId(id) && spot !== '' && String(findGame(id)?.rulesVersion) === version ? theoryOf(id, spot) : undefined;

const addTo = (sums: Map<string, Sum>, name: string, row: PlayedSpotRow): Sum => {
  const sum = sums.get(name) ?? { rounds: 0n, staked: 0n, returned: 0n };
  sum.rounds += row.rounds;
  sum.staked += BigInt(row.staked);
  sum.returned += BigInt(row.returned);
  sums.set(name, sum);
  return sum;
};

/** Rows at a time: where a spot names one fish of millions, or the numbers of a ticket, a day has nearly as many spots as rounds. */
async function* playedSpots(tx: Queryable, day: string): AsyncGenerator<PlayedSpotRow> {
  await tx.query(openPlayedSpots, [day]);
  for (;;) {
    const rows = await tx.query<PlayedSpotRow>(fetchPlayedSpots, []);
    if (rows.length === 0) break;
    yield* rows;
  }
  await tx.query(closePlayedSpots, []);
}

/** Within a transaction. */
const countDay = async (tx: Queryable, day: string, now: Date): Promise<void> => {
  const sums = new Map<string, Sum>();
  for await (const row of playedSpots(tx, day)) {
    const nameOf = (kind: string): string => JSON.stringify([row.game_id, row.game_version, row.currency, kind]);
    addTo(sums, nameOf(''), row);
    const theory = theoryOfRow(row);
    if (!theory) continue;
    const { returnToPlayer, variance, maxWin } = theory.figures;
    const [staked, squares, largest] = [BigInt(row.staked), BigInt(row.squares), BigInt(row.largest)];
    const sum = addTo(sums, nameOf(theory.kind), row);
    const before = sum.theory ?? { expected: 0n, variance: 0n, largestWin: 0n, largestStake: 0n };
    sum.theory = {
      expected: before.expected + (staked * micros * returnToPlayer.num) / returnToPlayer.den,
      variance: before.variance + (squares * micros * variance.num) / variance.den,
      largestWin: greater(before.largestWin, (largest * micros * maxWin.num) / maxWin.den),
      largestStake: greater(before.largestStake, largest * micros),
    };
  }
  await tx.query(forgetReturnDay, [day]);
  if (sums.size > 0) await tx.query(storeReturns, [day, JSON.stringify([...sums].map(rowOf))]);
  await tx.query(noteReturnDay, [day, now]);
};

const rowOf = ([name, { rounds, staked, returned, theory }]: readonly [string, Sum]) => {
  const [game_id, game_version, currency, kind] = JSON.parse(name) as string[];
  return {
    game_id,
    game_version,
    currency,
    kind,
    rounds: `${rounds}`,
    staked: `${staked}`,
    returned: `${returned}`,
    expected: theory ? decimal(theory.expected) : null,
    variance: theory ? decimal(theory.variance) : null,
    largest_win: theory ? decimal(theory.largestWin) : null,
    largest_stake: theory ? decimal(theory.largestStake) : null,
  };
};

/** Counts every counted day anew from its rounds. Returns how many. */
export const recountReturns = async (db: Db, now: Date): Promise<number> => {
  const days = await db.query<{ day: string }>(listReturnDays, []);
  for (const { day } of days) await db.transaction((tx) => countDay(tx, day, now));
  return days.length;
};
