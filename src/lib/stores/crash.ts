import { atom } from 'nanostores';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { type ApiAnswer, type ApiCode, type ApiFail, type ApiResult, callApi, listenTo } from './api.ts';
import { type CrashClock, stoppedClock, withServerTime, withTick } from './crash-clock.ts';
import { $gameSession, tellWallet, type WireBet } from './game.ts';

export type CrashEvent = ApiAnswer<'listenToCrash'>;
type TableEvent = Extract<CrashEvent, { type: 'table' }>;
/** A round before and while it runs; moments as instants. */
export type CrashRound = NonNullable<TableEvent['round']>;
/** A round that is over, with its point and all that verifies it. */
export type CrashResult = TableEvent['history'][number];
/** A stake of real money at the table. The player's own is among them, under `publicIdOf(stake.id)`. */
export type CrashLine = TableEvent['stakes'][number];
export type CrashStake = ApiAnswer<'readCrashStake'>['stake'];

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

/**
 * The player's own stake. `sending`, `cancelling`, `leaving`: a call is on its way; nothing else may be asked meanwhile.
 * `in`: it is in the round. `over`: won, lost or taken back, by `stake.status`; stays until the next one is placed.
 * `refused`: the last call was, and where a stake is in the round it still is (`stake`).
 * `lost`: no answer came; `resumeStake` asks again for the same stake, which is taken once at most.
 */
export type CrashStakeState =
  | { readonly state: 'none' }
  | { readonly state: 'sending' }
  | { readonly state: 'in' | 'cancelling' | 'leaving' | 'over'; readonly stake: CrashStake }
  | { readonly state: 'refused'; readonly failed: ApiFail; readonly stake: CrashStake | null }
  | { readonly state: 'lost' };

export const $crashTable = atom<CrashTable>({ state: 'connecting' });
export const $crashStake = atom<CrashStakeState>({ state: 'none' });
/** For `elapsedAt` and `shownMultiplier` of `crash-clock.ts`, once a frame; not for rendering by itself. */
export const $crashClock = atom<CrashClock>(stoppedClock);

const historyLength = 30;
const uncertain: readonly ApiCode[] = ['network', 'internal', 'unavailable'];
/** A cash-out counts when it arrives, so its repeats come fast. */
const retryAfterMs = [200, 600, 1_500, 4_000] as const;
/** Lost stakes are settled a second after the end. */
const settledAfterMs = [1_400, 1_000, 2_000, 4_000] as const;

type Answer = ApiAnswer<'readCrashStake'>;

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const isUncertain = (answer: ApiResult<Answer>): boolean => !answer.ok && uncertain.includes(answer.code);

/** Asks until there is a word on it; each call may be repeated without a second effect. */
const askUntilAnswered = async (ask: () => Promise<ApiResult<Answer>>): Promise<ApiResult<Answer>> => {
  let answer = await ask();
  for (const ms of retryAfterMs) {
    if (!isUncertain(answer)) break;
    await wait(ms);
    answer = await ask();
  }
  return answer;
};

/** The name under which everybody sees this stake: the first 12 hex digits of the SHA-256 of its id. */
export const publicIdOf = (stakeId: string): string => commitmentOf(stakeId).slice(0, 12);

const stakeOf = (held: CrashStakeState): CrashStake | null => ('stake' in held ? held.stake : null);

/** Puts the purse as the server told it before the table and the page around it. */
const setPurse = (balance: string): void => {
  const game = $gameSession.get();
  if (game.state !== 'open') return;
  $gameSession.set({ state: 'open', session: { ...game.session, balance } });
  if (!game.session.demo) tellWallet(game.session.currency, balance);
};

const takeOver = ({ stake, balance }: Answer): void => {
  setPurse(balance);
  $crashStake.set({ state: stake.status === 'open' ? 'in' : 'over', stake });
};

const readOwn = async (stakeId: string): Promise<boolean> => {
  const answer = await callApi('readCrashStake', { params: { stakeId } });
  if (!answer.ok || stakeOf($crashStake.get())?.id !== stakeId) return false;
  takeOver(answer.value);
  return answer.value.stake.status !== 'open';
};

/** Reads a stake after the end of its round until it is settled. */
const readSettled = async (stakeId: string): Promise<void> => {
  for (const ms of settledAfterMs) {
    await wait(ms);
    if (stakeOf($crashStake.get())?.id !== stakeId || (await readOwn(stakeId))) return;
  }
};

let sent: { readonly stakeId: string; readonly sessionId: string; readonly bet: WireBet } | undefined;

const sendStake = async (): Promise<void> => {
  if (!sent) return;
  const { stakeId, sessionId, bet } = sent;
  $crashStake.set({ state: 'sending' });
  const answer = await askUntilAnswered(() =>
    callApi('placeCrashStake', { params: { sessionId }, body: { bets: [bet] }, idempotencyKey: stakeId }),
  );
  if (isUncertain(answer)) {
    $crashStake.set({ state: 'lost' });
    return;
  }
  sent = undefined;
  if (answer.ok) takeOver(answer.value);
  else $crashStake.set({ state: 'refused', failed: answer, stake: null });
};

const mayPlace = ({ state }: CrashStakeState): boolean => state === 'none' || state === 'over';

/**
 * Stakes on the round that is open: `{ spot: 'manual' | 'auto:2.00', amount }`, the amount a wire string. Does nothing while
 * a stake is in or a call is on its way. By hand the stake leaves by itself at its cap: `capOf` of `#domain/games/crash/stake.ts`.
 */
export const placeStake = async (bet: WireBet): Promise<void> => {
  const game = $gameSession.get();
  const held = $crashStake.get();
  const isFree = mayPlace(held) || (held.state === 'refused' && held.stake === null);
  if (game.state !== 'open' || !isFree) return;
  sent = { stakeId: crypto.randomUUID(), sessionId: game.session.sessionId, bet };
  await sendStake();
};

/** Asks again for a stake whose answer was lost, under the same key. */
export const resumeStake = async (): Promise<void> => {
  if ($crashStake.get().state === 'lost') await sendStake();
};

const stakeInRound = (): CrashStake | null => {
  const held = $crashStake.get();
  return held.state === 'in' || (held.state === 'refused' && held.stake?.status === 'open') ? stakeOf(held) : null;
};

/** Takes the stake back, whole, before the start; afterwards `refused` with `betting_closed`, and it is still in. */
export const cancelStake = async (): Promise<void> => {
  const stake = stakeInRound();
  if (!stake) return;
  $crashStake.set({ state: 'cancelling', stake });
  const answer = await askUntilAnswered(() => callApi('cancelCrashStake', { params: { stakeId: stake.id } }));
  if (answer.ok) takeOver(answer.value);
  else $crashStake.set({ state: 'refused', failed: answer, stake });
};

/** Leaves the round now. What counts is when the call arrives; refused with `round_already_settled` after the crash. */
export const cashOut = async (): Promise<void> => {
  const stake = stakeInRound();
  if (!stake) return;
  $crashStake.set({ state: 'leaving', stake });
  const answer = await askUntilAnswered(() => callApi('cashOutCrashStake', { params: { stakeId: stake.id } }));
  if (answer.ok) {
    takeOver(answer.value);
    return;
  }
  $crashStake.set({ state: 'refused', failed: answer, stake });
  if (answer.code === 'round_already_settled' || isUncertain(answer)) await readSettled(stake.id);
};

/** Takes a refusal off the table. */
export const dismissRefusal = (): void => {
  const held = $crashStake.get();
  if (held.state !== 'refused') return;
  $crashStake.set(held.stake ? { state: 'in', stake: held.stake } : { state: 'none' });
};

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
