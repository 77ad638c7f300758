import { atom } from 'nanostores';
import type { ApiAnswer } from '../calls/api.ts';
import { listenTo } from '../calls/streams.ts';
import { type CrashClock, stoppedClock, withServerTime, withTick } from './crash-clock.ts';
import { $crashStake, type CrashStake, readOwn, readSettled, stakeOf } from './crash-stake.ts';
import { publicIdOf } from './public-stake.ts';

export type CrashEvent = ApiAnswer<'listenToCrash'>;
type TableEvent = Extract<CrashEvent, { type: 'table' }>;
/** A round before and while it runs; moments as instants. */
type CrashRound = NonNullable<TableEvent['round']>;
/** A round that is over, with its point and all that verifies it. */
export type CrashResult = TableEvent['history'][number];
/** A stake of real money at the table. The player's own is among them, under `publicIdOf(stake.id)`. */
export type CrashLine = TableEvent['stakes'][number];

/**
 * The table as everybody sees it. `connecting`: no snapshot came yet. `live` is false while the line is broken: then what is
 * shown is what was last known. `nextAt` is set while `phase` is `ended`; `round.startsAt` is null while the round waits for
 * the first stake of its chain.
 */
export type CrashTable =
  | { readonly state: 'connecting' }
  | {
      readonly state: 'open';
      readonly live: boolean;
      readonly phase: TableEvent['phase'];
      readonly round: CrashRound | null;
      readonly nextAt: string | null;
      readonly stakes: readonly CrashLine[];
      /** The newest first, at most 30. */
      readonly history: readonly CrashResult[];
    };

export const $crashTable = atom<CrashTable>({ state: 'connecting' });
/** For `elapsedAt` and `shownMultiplier` of `crash-clock.ts`, once a frame; not for rendering by itself. */
export const $crashClock = atom<CrashClock>(stoppedClock);

const historyLength = 30;

type OpenTable = Extract<CrashTable, { state: 'open' }>;

const change = (part: Partial<OpenTable>): void => {
  const table = $crashTable.get();
  if (table.state === 'open') $crashTable.set({ ...table, ...part });
};

const hearTime = (serverNow: string): void =>
  $crashClock.set(withServerTime($crashClock.get(), Date.parse(serverNow), Date.now()));

/** Another flight: `startsAt` null when its moment is not known yet. */
const setFlight = (startsAt: string | null): void =>
  $crashClock.set({
    ...$crashClock.get(),
    startsMs: startsAt === null ? null : Date.parse(startsAt),
    tick: null,
  });

const hearTick = (elapsedMs: number): void => $crashClock.set(withTick($crashClock.get(), elapsedMs, Date.now()));

/** A stake of an earlier round is over by now, however it was left here. */
const isOf = (stake: CrashStake, round: CrashRound | CrashResult): boolean =>
  stake.chain === round.chain && stake.index === round.index;

const hearMine = (stake: CrashStake | null): void => {
  const held = $crashStake.get();
  const isBusy = held.state === 'sending' || held.state === 'cancelling' || held.state === 'leaving';
  if (isBusy || held.state === 'lost') return;
  if (stake) {
    $crashStake.set({ state: stake.status === 'open' ? 'in' : 'over', stake });
    const table = $crashTable.get();
    if (stake.status === 'open' && table.state === 'open' && table.phase === 'ended') void readSettled(stake.id);
    return;
  }
  const own = stakeOf(held);
  if (own?.status === 'open') void readOwn(own.id);
};

const hearStakes = ({ placed, left, cancelled }: Extract<CrashEvent, { type: 'stakes' }>): void => {
  const table = $crashTable.get();
  if (table.state !== 'open') return;
  const lines = new Map(table.stakes.map((line) => [line.id, line]));
  for (const line of placed) if (!lines.has(line.id)) lines.set(line.id, line);
  for (const { id, ...leave } of left) {
    const line = lines.get(id);
    if (line) lines.set(id, { ...line, ...leave });
  }
  for (const id of cancelled) lines.delete(id);
  change({ stakes: [...lines.values()] });
  // Our own target was reached.
  const held = $crashStake.get();
  if (held.state === 'in' && left.some(({ id }) => id === publicIdOf(held.stake.id))) void readOwn(held.stake.id);
};

const hearEnd = (result: CrashResult, nextAt: string): void => {
  const table = $crashTable.get();
  if (table.state !== 'open') return;
  const isKnown = table.history[0]?.index === result.index && table.history[0]?.chain === result.chain;
  const history = isKnown ? table.history : [result, ...table.history].slice(0, historyLength);
  change({ phase: 'ended', nextAt, history });
  setFlight(null);
  const held = $crashStake.get();
  const own = stakeOf(held);
  if (own?.status === 'open' && held.state !== 'leaving' && isOf(own, result)) void readSettled(own.id);
};

const hearTable = (event: TableEvent): void => {
  const { phase, round, nextAt, stakes, history, elapsedMs } = event;
  $crashClock.set(stoppedClock);
  hearTime(event.serverNow);
  setFlight(elapsedMs === null ? null : (round?.startsAt ?? null));
  if (elapsedMs !== null) hearTick(elapsedMs);
  $crashTable.set({ state: 'open', live: true, phase, round, nextAt, stakes, history });
};

const hearStart = (startsAt: string): void => {
  setFlight(startsAt);
  hearTick(0);
  change({ phase: 'running' });
};

const hearBetting = (round: CrashRound): void => {
  setFlight(null);
  change({ phase: 'betting', round, nextAt: null, stakes: [] });
};

/** Takes up one event of the stream. */
export const hearCrash = (event: CrashEvent): void => {
  if (event.type !== 'table' && 'serverNow' in event) hearTime(event.serverNow);
  switch (event.type) {
    case 'table':
      hearTable(event);
      break;
    case 'mine':
      hearMine(event.stake);
      break;
    case 'betting':
      hearBetting(event.round);
      break;
    case 'countdown':
      change({ round: event.round });
      break;
    case 'started':
      hearStart(event.startsAt);
      break;
    case 'tick':
      hearTick(event.elapsedMs);
      break;
    case 'stakes':
      hearStakes(event);
      break;
    case 'ended':
      hearEnd(event.result, event.nextAt);
      break;
  }
};

/** Sits down at the table: hears it until the returned function is called. For one mounted island at a time. */
export const joinCrash = (): (() => void) =>
  listenTo('listenToCrash', { onEvent: hearCrash, onLost: () => change({ live: false }) });
