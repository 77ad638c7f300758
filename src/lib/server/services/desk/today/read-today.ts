import type { Today } from '#contract/desk/today.ts';
import { byUrgency, lateness } from '#domain/desk/waiting.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type Ok, ok } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { answerOnce, countOnline, listWaiting, type WaitingRow } from '../../../db/queries/desk/today.ts';
import { readLastBackup } from '../../figures/backup-note.ts';
import { campaignsBehind } from '../../promotions/in-force.ts';
import { bookedIn, eurosOf, figuresOf, inEuros } from './booked.ts';

const dayMs = 24 * 3_600_000;
const onlineMs = 5 * 60_000;
const onlineKeptMs = 15_000;

/**
 * What waits for people, and how the house does today, by its books. `calls`: what the process has answered, as its metrics have it;
 * `ticks`: milliseconds of a clock that runs evenly. Days are those of UTC.
 */
export async function readToday(ctx: ServerContext, calls: Today['calls'], ticks: () => number): Promise<Ok<Today>> {
  const now = ctx.clock.now();
  const startedAt = ticks();
  await ctx.db.query(answerOnce);
  const databaseMs = Math.round((ticks() - startedAt) * 100) / 100;
  return ok({
    at: now.toISOString(),
    waiting: await waitingAt(ctx, now),
    online: await onlineAt(ctx, now),
    today: await periodUntil(ctx, now, now),
    weekBefore: await periodUntil(ctx, new Date(now.getTime() - 7 * dayMs), now),
    calls,
    databaseMs,
    backupAt: (await readLastBackup(ctx.config.dataDir))?.toISOString() ?? null,
    unoffered: await unofferedIn(ctx),
  });
}

const unofferedIn = async ({ db, offers, refusedOffers }: ServerContext): Promise<Today['unoffered']> => [
  ...refusedOffers.map(({ id, version }) => ({ id, version, problem: 'file_refused' as const })),
  ...(await campaignsBehind(offers, db)).map((one) => ({ ...one, problem: 'campaign_behind' as const })),
];

const counted = new WeakMap<ServerContext['db'], { readonly at: number; readonly players: number }>();
/** All sessions are read for it, a third of a second of a million: once in a quarter of a minute. */
async function onlineAt({ db }: ServerContext, now: Date): Promise<number> {
  const known = counted.get(db);
  if (known !== undefined && Math.abs(now.getTime() - known.at) < onlineKeptMs) return known.players;
  const [row] = await db.query<{ players: bigint }>(countOnline, [new Date(now.getTime() - onlineMs)]);
  const players = Number(row?.players ?? 0n);
  counted.set(db, { at: now.getTime(), players });
  return players;
}

async function periodUntil(ctx: ServerContext, until: Date, now: Date): Promise<Today['today']> {
  const day = until.toISOString().slice(0, 10);
  const booked = await bookedIn(ctx.db, new Date(`${day}T00:00:00.000Z`), until, now);
  const euros = eurosOf(booked, ctx.rates.latest());
  return { day, until: until.toISOString(), currencies: figuresOf(booked), euros };
}

async function waitingAt(ctx: ServerContext, now: Date): Promise<Today['waiting']> {
  const rows = await ctx.db.query<WaitingRow>(listWaiting, [now]);
  const rates = ctx.rates.latest();
  const kinds = [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => {
    const oldest = new Date(Math.min(...own.map((row) => row.oldest.getTime())));
    const byCurrency = Map.groupBy(own, ({ currency }) => currency);
    const money = [...byCurrency].flatMap(([currency, some]) =>
      currency === null ? [] : [{ currency, minor: some.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n) }],
    );
    const eurCents = money.reduce((sum, { currency, minor }) => sum + inEuros(minor, currency, rates), 0n);
    const count = own.reduce((sum, row) => sum + Number(row.count), 0);
    return { kind, count, oldest, money, eurCents, late: lateness(kind, oldest, now) };
  });
  return kinds.sort(byUrgency).map(({ kind, count, oldest, money, eurCents, late }) => ({
    kind,
    count,
    oldestSince: oldest.toISOString(),
    money: money.map(({ currency, minor }) => ({ currency, amount: formatAmount(minor, currency) })),
    euros: formatAmount(eurCents, 'EUR'),
    late: Math.round(late * 100) / 100,
  }));
}
