import { waitingKinds } from '#domain/desk/waiting.ts';
import type { ServerContext } from '../../context.ts';
import { listWaiting, type WaitingRow } from '../../db/queries/desk/today.ts';
import {
  countGatewayDeposits,
  type DueRow,
  type GatewayRow,
  listDue,
  type OpenStakesRow,
  readStreamLag,
  sumOpenStakes,
} from '../../db/queries/figures.ts';
import { bookedIn, sumsInEuros } from '../desk/today/booked.ts';
import { streamConsumer } from '../events/fill-stream.ts';
import { readLastBackup } from './backup-note.ts';
import { type ChainFigures, chainFigures } from './chain-figures.ts';
import type { Labelled } from './labelled.ts';

/** What the house says of its own business; nothing in it is of one player. */
export type HouseFigures = ChainFigures & {
  /** Of the present day of UTC by the books, in minor units of each currency, and all of them in cents of euros. */
  readonly todayMinor: readonly Labelled[];
  readonly todayEurCents: readonly Labelled[];
  readonly openStakesMinor: readonly Labelled[];
  readonly openRounds: readonly Labelled[];
  readonly waiting: readonly Labelled[];
  readonly waitingSeconds: readonly Labelled[];
  readonly due: readonly Labelled[];
  readonly dueSeconds: readonly Labelled[];
  readonly gatewayDeposits: readonly Labelled[];
  readonly gatewayTakeovers: readonly Labelled[];
  readonly streamBehind: readonly Labelled[];
  readonly backupSeconds: readonly Labelled[];
};

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'rates' | 'gateways' | 'config' | 'eventStream'>;

/** The books are added up, and a day of rounds is counted, which on a busy house is the dearest of them: once in a minute. */
const dearKeptMs = 60_000;
const keptMs = 10_000;
const hourMs = 3_600_000;

/** Reads them at most once in ten seconds, however many ask. Null while the database is away. */
export const houseFigures = (ctx: Ctx): (() => Promise<HouseFigures | null>) => {
  const money = kept(ctx, dearKeptMs, moneyOf);
  const chains = kept(ctx, dearKeptMs, chainFigures);
  return kept(ctx, keptMs, async (own, now) => {
    const [booked, links, stakes, queues, companies, rest] = [
      await money(),
      await chains(),
      await stakesOf(own),
      await queuesOf(own, now),
      await companiesOf(own, now),
      await restOf(own, now),
    ];
    return booked === null || links === null
      ? null
      : { ...booked, ...links, ...stakes, ...queues, ...companies, ...rest };
  });
};

const kept = <T>(ctx: Ctx, forMs: number, read: (ctx: Ctx, now: Date) => Promise<T | null>) => {
  let last: { readonly at: number; readonly value: Promise<T | null> } | undefined;
  return (): Promise<T | null> => {
    const now = ctx.clock.now();
    if (last === undefined || Math.abs(now.getTime() - last.at) >= forMs) {
      const value = read(ctx, now).catch(() => null);
      last = { at: now.getTime(), value };
      // What could not be read is asked for again by whoever comes next.
      void value.then((read) => {
        if (read === null && last?.value === value) last = undefined;
      });
    }
    return last.value;
  };
};

const moneyOf = async ({ db, rates }: Ctx, now: Date) => {
  const midnight = new Date(`${now.toISOString().slice(0, 10)}T00:00:00.000Z`);
  const booked = await bookedIn(db, midnight, now, now);
  const labelled = (sums: object, labels: Readonly<Record<string, string>>): Labelled[] =>
    Object.entries(sums).map(([figure, amount]) => ({ labels: { ...labels, figure }, value: Number(amount) }));
  return {
    todayMinor: [...booked].flatMap(([currency, sums]) => labelled(sums, { currency })),
    todayEurCents: labelled(sumsInEuros(booked, rates.latest()), {}),
  };
};

const stakesOf = async ({ db }: Ctx) => {
  const rows = await db.query<OpenStakesRow>(sumOpenStakes);
  return {
    openStakesMinor: rows.map(({ currency, stake }) => ({ labels: { currency }, value: Number(stake) })),
    openRounds: rows.map(({ currency, rounds }) => ({ labels: { currency }, value: Number(rounds) })),
  };
};

/** Whole seconds would do; a clock that is behind says 0. */
const age = (since: Date | undefined, now: Date): number =>
  since === undefined ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1000);

const dueKinds: readonly DueRow['kind'][] = ['payouts', 'mails', 'webhooks'];

const queuesOf = async ({ db }: Ctx, now: Date) => {
  const waiting = await db.query<WaitingRow>(listWaiting, [now]);
  const due = await db.query<DueRow>(listDue, [now]);
  const counted = <Row extends { readonly kind: string; readonly count: bigint; readonly oldest: Date }>(
    kinds: readonly string[],
    rows: readonly Row[],
  ) => {
    const own = (kind: string) => rows.filter((row) => row.kind === kind);
    const oldest = (some: readonly Row[]) => some.map((row) => row.oldest).sort((a, b) => a.getTime() - b.getTime())[0];
    return {
      count: kinds.map((kind) => ({
        labels: { kind },
        value: own(kind).reduce((sum, { count }) => sum + Number(count), 0),
      })),
      seconds: kinds.map((kind) => ({ labels: { kind }, value: age(oldest(own(kind)), now) })),
    };
  };
  const people = counted(waitingKinds, waiting);
  const house = counted(dueKinds, due);
  return {
    waiting: people.count,
    waitingSeconds: people.seconds,
    due: house.count,
    dueSeconds: house.seconds,
  };
};

const companiesOf = async ({ db, gateways }: Ctx, now: Date) => {
  const names = [...gateways.keys()];
  const rows = await db.query<GatewayRow>(countGatewayDeposits, [names, new Date(now.getTime() - hourMs)]);
  return {
    gatewayDeposits: rows.map(({ gateway, outcome, deposits }) => ({
      labels: { gateway, outcome },
      value: Number(deposits),
    })),
    gatewayTakeovers: names.map((gateway) => ({
      labels: { gateway },
      value: rows.filter((row) => row.gateway === gateway).reduce((sum, row) => sum + Number(row.taken_over), 0),
    })),
  };
};

const restOf = async ({ db, config, eventStream }: Ctx, now: Date) => {
  const lags = eventStream === null ? [] : await db.query<{ behind: bigint }>(readStreamLag, [streamConsumer]);
  const takenAt = await readLastBackup(config.dataDir);
  return {
    streamBehind: lags.map(({ behind }) => ({ labels: {}, value: Number(behind) })),
    backupSeconds: takenAt === null ? [] : [{ labels: {}, value: age(takenAt, now) }],
  };
};
