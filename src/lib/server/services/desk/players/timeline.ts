import type { Timeline } from '#contract/desk/player-history.ts';
import { newestFirst, readCursor, type TimelineCursor, type TimelineKind, writeCursor } from '#domain/desk/timeline.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import {
  type PlayedRow,
  sumGameSessions,
  type TimelineRow,
  type TimelineSource,
  timelineSources,
} from '../../../db/queries/desk/timeline.ts';
import { gameNameOf } from '../../games/bet-history.ts';
import { type Looked, peopleOf } from './people.ts';

type Event = Timeline['events'][number];
type Found = TimelineRow & { readonly source: TimelineSource };
type Query = { readonly before?: string | undefined; readonly kind?: TimelineKind | undefined };

const pageSize = 50;
/** Before everything: later than any time that PostgreSQL writes out, and after every source and key. */
const top: TimelineCursor = { at: '9999-12-31T23:59:59.999999Z', source: '~', key: '~' };

/**
 * A page of all that happened to a player, without who looked at it unless that is asked for. The order is exact, by time, source and key: what is written while somebody reads comes before
 * the pages they have seen, and nothing is told twice. A cursor that nobody was given begins anew.
 */
export async function listDeskTimeline(
  ctx: ServerContext,
  playerId: string,
  { before, kind }: Query,
): Promise<Result<Looked<Timeline>, 'player_not_found'>> {
  if ((await peopleOf(ctx, [playerId])).length === 0) return fail('player_not_found');
  const { at, source, key } = (before === undefined ? undefined : readCursor(before)) ?? top;
  const sources = timelineSources.filter((one) => (kind === undefined ? one.kind !== 'looks' : one.kind === kind));
  const found = await Promise.all(
    sources.map(async (one): Promise<Found[]> => {
      const rows = await ctx.db.query<TimelineRow>(one.statement, [playerId, at, source, key, pageSize + 1]);
      return rows.map((row) => ({ ...row, source: one }));
    }),
  );
  const all = found.flat().sort((a, b) => newestFirst(cursorOf(a), cursorOf(b)));
  const page = all.slice(0, pageSize);
  const last = page.at(-1);
  const events = await present(ctx, page);
  const next = all.length > pageSize && last !== undefined ? writeCursor(cursorOf(last)) : null;
  return ok({ answer: { events, next }, looked: [playerId] });
}

const cursorOf = ({ at_text: at, source, key }: Found): TimelineCursor => ({ at, source: source.name, key });

async function present(ctx: ServerContext, page: readonly Found[]): Promise<Event[]> {
  const ids = page.flatMap(({ source, ref }) => (source.name === 'play' && ref !== null ? [ref] : []));
  const rows = ids.length === 0 ? [] : await ctx.db.query<PlayedRow>(sumGameSessions, [ids]);
  const played = new Map(rows.map((row) => [row.id, row]));
  return page.map((row) => presentEvent(ctx, row, row.ref === null ? undefined : played.get(row.ref)));
}

function presentEvent(ctx: ServerContext, row: Found, sums: PlayedRow | undefined): Event {
  const { currency, source, facts } = row;
  const amountMinor = sums === undefined ? row.amount : sums.payout - sums.stake;
  const { game, ...others } = facts;
  return {
    id: `${source.name}:${row.key}`,
    at: row.at.toISOString(),
    kind: source.kind,
    what: row.what,
    actor: row.actor,
    ref: row.ref,
    money: currency === null || amountMinor === null ? null : { currency, amount: formatAmount(amountMinor, currency) },
    text: row.text,
    played:
      sums === undefined || currency === null
        ? null
        : {
            game: gameNameOf(ctx, String(game)),
            rounds: Number(sums.rounds),
            stake: formatAmount(sums.stake, currency),
            payout: formatAmount(sums.payout, currency),
          },
    facts: plainFacts(sums === undefined ? facts : others),
  };
}

/** What stands in a line: lists with commas, and nothing that is not there. */
const plainFacts = (facts: Readonly<Record<string, unknown>>): Event['facts'] =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return [[name, value]];
      if (typeof value === 'bigint') return [[name, value.toString()]];
      return [[name, Array.isArray(value) ? value.join(', ') : JSON.stringify(value)]];
    }),
  );
