import type { ResponseOf } from '#contract/call.ts';
import type { listReturns } from '#contract/games/returns.ts';
import { findGame, isGameId } from '#domain/games/book/registry.ts';
import { halfBandOf, type Measured, roundsMin } from '#domain/returns/drift.ts';
import type { ServerContext } from '../../context.ts';
import { findLastReturnDay, type ReturnRow, sumReturns } from '../../db/queries/returns.ts';
import { keptFor } from '../catalogue/kept.ts';
import { houseShelf, isHiddenIn, isOff } from '../shelf/house-shelf.ts';
import { measuredOf } from './watch-returns.ts';

type Answer = ResponseOf<typeof listReturns>;
type Row = Answer['returns'][number];
/** The same for every caller. */
type Measure = Omit<Answer, 'returns'> & { readonly returns: readonly Omit<Row, 'held'>[] };

/** Days are counted once each: nothing changes in between. */
const keptMs = 600_000;

const percent = (share: number): string => (share * 100).toFixed(3);
const euros = (amount: number): string => amount.toFixed(2);

type Sum = { game: string; kind: string } & Pick<Measured, 'rounds' | 'staked' | 'returned'> & {
    theory: Pick<Measured, 'expected' | 'variance' | 'largestWin' | 'largestStake'> | null;
  };

/** A row of one currency in euros: a fixed rate for all of its stakes and returns, so that no outcome changes a weight. */
const inEuros = (row: ReturnRow): Sum => {
  const { eur } = row;
  const measured = measuredOf(row);
  return {
    game: row.game_id,
    kind: row.kind,
    rounds: row.rounds,
    staked: row.staked * eur,
    returned: row.returned * eur,
    theory: measured
      ? {
          expected: measured.expected * eur,
          variance: measured.variance * eur ** 2,
          largestWin: measured.largestWin * eur,
          largestStake: measured.largestStake * eur,
        }
      : null,
  };
};

const together = (a: Sum, b: Sum): Sum => ({
  game: a.game,
  kind: a.kind,
  rounds: a.rounds + b.rounds,
  staked: a.staked + b.staked,
  returned: a.returned + b.returned,
  theory:
    a.theory && b.theory
      ? {
          expected: a.theory.expected + b.theory.expected,
          variance: a.theory.variance + b.theory.variance,
          largestWin: Math.max(a.theory.largestWin, b.theory.largestWin),
          largestStake: Math.max(a.theory.largestStake, b.theory.largestStake),
        }
      : null,
});

const present = ({ game, kind, rounds, staked, returned, theory }: Sum): Omit<Row, 'held'> => {
  const half = theory ? halfBandOf({ rounds, staked, returned, ...theory }) : undefined;
  return {
    gameId: game,
    name: isGameId(game) ? (findGame(game)?.name ?? game) : game,
    bet: kind === '' ? null : kind,
    rounds,
    stakedEur: euros(staked),
    returnedEur: euros(returned),
    measured: percent(returned / staked),
    theory: theory ? percent(theory.expected / staked) : null,
    band: half === undefined ? null : percent(half),
  };
};

const isCurrent = ({ game_id: id, game_version: version }: ReturnRow): boolean =>
  isGameId(id) && String(findGame(id)?.rulesVersion) === version;

/**
 * What the games really returned under their present rules, over all counted days: real money alone. Kinds and games with too few
 * rounds to say anything are left out. Games that are off, or hidden in the caller's `country`, are in it and marked: what they returned is a record.
 */
export async function measuredReturns(ctx: ServerContext, country: string): Promise<Answer> {
  const [measured, shelf] = await Promise.all([measure(ctx), houseShelf(ctx)]);
  const now = ctx.clock.now();
  const heldOf = (id: string): Row['held'] => {
    if (isOff(shelf, id, now)) return 'off';
    return isHiddenIn(shelf, id, country) ? 'hidden' : null;
  };
  return { ...measured, returns: measured.returns.map((row) => ({ ...row, held: heldOf(row.gameId) })) };
}

const measure = keptFor(keptMs, async (ctx): Promise<Measure> => {
  const rows = await ctx.db.query<ReturnRow>(sumReturns, []);
  const [last] = await ctx.db.query<{ day: string | null }>(findLastReturnDay, []);
  const sums = new Map<string, Sum>();
  for (const row of rows.filter(isCurrent)) {
    const name = `${row.game_id} ${row.kind}`;
    const [sum, before] = [inEuros(row), sums.get(name)];
    sums.set(name, before ? together(before, sum) : sum);
  }
  const told = [...sums.values()].filter(({ rounds, staked }) => rounds >= roundsMin && staked > 0);
  return { until: last?.day ?? null, roundsMin, returns: told.map(present) };
});
