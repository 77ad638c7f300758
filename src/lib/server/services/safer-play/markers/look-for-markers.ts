import { formatAmount } from '#domain/money/amount.ts';
import { type Behaviour, dayMs } from '#domain/safer-play/behaviour.ts';
import { findMarkers } from '#domain/safer-play/find-markers.ts';
import { definitionVersion, type FoundMarker, isNews } from '#domain/safer-play/marker.ts';
import { lookBackDays } from '#domain/safer-play/windows.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  countStretchDay,
  insertMarker,
  listStandingMarkers,
  markGone,
  type StandingRow,
  type TakenRow,
  takeDueMarkers,
} from '../../../db/queries/harm-markers.ts';
import { notify } from '../../inbox/notify.ts';
import { readBehaviours } from './read-behaviours.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'log' | 'failures'>;

/** A day of a large house takes some seconds, and what else is due in a minute waits meanwhile. */
const daysAtOnce = 20;
const playersAtOnce = 200;
const batchesAtOnce = 25;

/**
 * Adds up how players played, each day that is over once, and looks for markers of harm of those who did something on it: some at a time, in any
 * number of processes. A player is told by the bell, in the transaction in which the marker is kept.
 */
export async function lookForMarkers(ctx: Ctx): Promise<void> {
  for (let days = 0; days < daysAtOnce; days++) {
    const [counted] = await ctx.db.query<{ day: string | null }>(countStretchDay, [ctx.clock.now(), lookBackDays]);
    if (counted?.day === null || counted === undefined) break;
  }
  for (let batches = 0; batches < batchesAtOnce; batches++) if (!(await lookAtSome(ctx))) return;
}

const lookAtSome = (ctx: Ctx): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const taken = await tx.query<TakenRow>(takeDueMarkers, [playersAtOnce, now]);
    const byDay = Map.groupBy(
      taken.filter(({ plays }) => plays),
      ({ day }) => day,
    );
    for (const [day, rows] of byDay)
      await lookAt(
        ctx,
        tx,
        day,
        rows.map(({ player_id: id }) => id),
        now,
      );
    return taken.length > 0;
  });

async function lookAt(
  ctx: Pick<Ctx, 'log' | 'failures'>,
  tx: Queryable,
  day: string,
  playerIds: readonly string[],
  now: Date,
): Promise<void> {
  const until = new Date(Date.parse(day) + dayMs);
  const behaviours = await readBehaviours(tx, playerIds, until);
  const standing = Map.groupBy(
    await tx.query<StandingRow>(listStandingMarkers, [playerIds]),
    ({ player_id: id }) => id,
  );
  for (const [playerId, behaviour] of behaviours) {
    const found = foundIn(ctx, behaviour);
    if (found === undefined) continue;
    const before = standing.get(playerId) ?? [];
    const gone = before.map(({ kind }) => kind).filter((kind) => !found.some((one) => one.kind === kind));
    if (gone.length > 0) await tx.query(markGone, [playerId, gone, now]);
    const news = found.filter((one) =>
      isNews(
        one,
        day,
        before.find(({ kind }) => kind === one.kind),
      ),
    );
    for (const one of news)
      await tx.query(insertMarker, [playerId, one.kind, one.strength, day, definitionVersion, keptFacts(one), now]);
    if (news.length > 0) await notify(tx, playerId, { kind: 'signs_in_play', facts: {} }, now);
  }
}

/** One whose records nobody foresaw keeps nobody else from being looked at; who runs the house is told, without a name. */
const foundIn = ({ log, failures }: Pick<Ctx, 'log' | 'failures'>, behaviour: Behaviour): FoundMarker[] | undefined => {
  try {
    return findMarkers(behaviour);
  } catch (error) {
    failures.add('lookForMarkers');
    log.error({ err: error }, 'the play of a player could not be looked at');
    return undefined;
  }
};

/** The facts as they are kept and shown: amounts are euros in digits. */
const keptFacts = ({ facts }: FoundMarker): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) =>
      typeof fact === 'bigint'
        ? [name === 'cents' ? 'amount' : 'usualAmount', formatAmount(fact, 'EUR')]
        : [name, fact],
    ),
  );
