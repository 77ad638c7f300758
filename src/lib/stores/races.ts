import { atom } from 'nanostores';
import { type ApiAnswer, type ApiFail, callApi } from './api.ts';
import { askUntilAnswered, isUncertain, wait } from './ask.ts';
import { $gameSession, tellPurse, type WireBet } from './game.ts';
import { listenTo } from './streams.ts';

export type RaceEvent = ApiAnswer<'listenToRaces'>;
type TableEvent = Extract<RaceEvent, { type: 'table' }>;
/** A race before it is decided; moments as instants. Its card follows from `index`. */
export type Race = NonNullable<TableEvent['round']>;
/** A race that is decided, with its order and all that verifies it. */
export type RaceResult = TableEvent['history'][number];
export type RaceLine = TableEvent['stakes'][number];
/** The player's slip: all bets on one race. */
export type RaceSlip = ApiAnswer<'readRaceStake'>['stake'];

/**
 * The course as everybody sees it. `live` is false while the line is broken. `result` is that of the race shown as `round`,
 * once it is decided: the picture of it may begin. `nextAt` goes with it.
 */
export type RaceTable =
  | { readonly state: 'connecting' }
  | {
      readonly state: 'open';
      readonly live: boolean;
      readonly phase: TableEvent['phase'];
      readonly round: Race | null;
      readonly result: RaceResult | null;
      readonly nextAt: string | null;
      readonly stakes: readonly RaceLine[];
      /** The newest first, at most 30. */
      readonly history: readonly RaceResult[];
    };

/**
 * `in`: the slip is in the race. `over`: won, lost or taken back, by its `status`. `lost`: no answer came; `resumeSlip`
 * asks again under the same key. `refused`: the last call was; a slip that was in still is (`slip`).
 */
export type SlipState =
  | { readonly state: 'none' | 'sending' | 'lost' }
  | { readonly state: 'in' | 'cancelling' | 'over'; readonly slip: RaceSlip; readonly balance: string }
  | { readonly state: 'refused'; readonly failed: ApiFail; readonly held: HeldSlip | null };

type HeldSlip = { readonly slip: RaceSlip; readonly balance: string };

export const $races = atom<RaceTable>({ state: 'connecting' });
export const $slip = atom<SlipState>({ state: 'none' });
/** Server's clock less the browser's, in ms. */
export const $raceOffsetMs = atom(0);

const historyLength = 30;
const retryAfterMs = [300, 1_000, 3_000] as const;
/** A slip is settled a second after its race was decided. */
const settledAfterMs = [1_400, 1_000, 2_000, 4_000] as const;

const heldOf = (state: SlipState): HeldSlip | null => {
  if ('slip' in state) return { slip: state.slip, balance: state.balance };
  return state.state === 'refused' ? state.held : null;
};

const takeOver = ({ stake, balance }: ApiAnswer<'readRaceStake'>): void => {
  $slip.set({ state: stake.status === 'open' ? 'in' : 'over', slip: stake, balance });
  // What a race returned is told when it has been seen: see the island.
  if (stake.status === 'open' || stake.status === 'cancelled') tellPurse(balance);
};

const readSlip = async (slipId: string): Promise<boolean> => {
  const answer = await callApi('readRaceStake', { params: { stakeId: slipId } });
  if (!answer.ok || heldOf($slip.get())?.slip.id !== slipId) return false;
  takeOver(answer.value);
  return answer.value.stake.status !== 'open';
};

const readSettled = async (slipId: string): Promise<void> => {
  for (const ms of settledAfterMs) {
    await wait(ms);
    if (heldOf($slip.get())?.slip.id !== slipId || (await readSlip(slipId))) return;
  }
};

let sent: { readonly slipId: string; readonly sessionId: string; readonly bets: readonly WireBet[] } | undefined;

const sendSlip = async (): Promise<void> => {
  if (!sent) return;
  const { slipId, sessionId, bets } = sent;
  $slip.set({ state: 'sending' });
  const ask = () =>
    callApi('placeRaceStake', { params: { sessionId }, body: { bets: [...bets] }, idempotencyKey: slipId });
  const answer = await askUntilAnswered(ask, retryAfterMs);
  if (isUncertain(answer)) {
    $slip.set({ state: 'lost' });
    return;
  }
  sent = undefined;
  if (answer.ok) takeOver(answer.value);
  else $slip.set({ state: 'refused', failed: answer, held: null });
};

/** Hands the slip in for the race that is open. Does nothing while one is in or a call is on its way. */
export const placeSlip = async (bets: readonly WireBet[]): Promise<void> => {
  const game = $gameSession.get();
  const now = $slip.get();
  const isFree = now.state === 'none' || now.state === 'over' || (now.state === 'refused' && now.held === null);
  if (game.state !== 'open' || !isFree || bets.length === 0) return;
  sent = { slipId: crypto.randomUUID(), sessionId: game.session.sessionId, bets };
  await sendSlip();
};

/** Asks again for a slip whose answer was lost, under the same key. */
export const resumeSlip = async (): Promise<void> => {
  if ($slip.get().state === 'lost') await sendSlip();
};

/** Takes the slip back, whole, before the start. */
export const cancelSlip = async (): Promise<void> => {
  const held = heldOf($slip.get());
  if (held?.slip.status !== 'open' || $slip.get().state === 'cancelling') return;
  $slip.set({ state: 'cancelling', ...held });
  const ask = () => callApi('cancelRaceStake', { params: { stakeId: held.slip.id } });
  const answer = await askUntilAnswered(ask, retryAfterMs);
  if (answer.ok) takeOver(answer.value);
  else $slip.set({ state: 'refused', failed: answer, held });
};

/** Takes a refusal off the table. */
export const dismissSlipRefusal = (): void => {
  const now = $slip.get();
  if (now.state === 'refused') $slip.set(now.held ? { state: 'in', ...now.held } : { state: 'none' });
};

type OpenTable = Extract<RaceTable, { state: 'open' }>;
const change = (part: Partial<OpenTable>): void => {
  const table = $races.get();
  if (table.state === 'open') $races.set({ ...table, ...part });
};

const isOf = (race: Pick<Race, 'chain' | 'index'>, other: Pick<Race, 'chain' | 'index'>): boolean =>
  race.chain === other.chain && race.index === other.index;

const hearTable = (event: TableEvent): void => {
  const { phase, round, nextAt, stakes, history } = event;
  const result = (phase === 'ended' && round && history.find((one) => isOf(one, round))) || null;
  $races.set({ state: 'open', live: true, phase, round, result, nextAt, stakes, history });
};

const hearMine = (slip: RaceSlip | null): void => {
  const { state } = $slip.get();
  if (state === 'sending' || state === 'cancelling' || state === 'lost') return;
  const own = slip?.id ?? heldOf($slip.get())?.slip.id;
  const game = $gameSession.get();
  if (slip && game.state === 'open')
    $slip.set({ state: slip.status === 'open' ? 'in' : 'over', slip, balance: game.session.balance });
  if (own !== undefined) void readSlip(own);
};

const hearStakes = ({ placed, cancelled }: Extract<RaceEvent, { type: 'stakes' }>): void => {
  const table = $races.get();
  if (table.state !== 'open') return;
  const lines = new Map(table.stakes.map((line) => [line.id, line]));
  for (const line of placed) lines.set(line.id, line);
  for (const id of cancelled) lines.delete(id);
  change({ stakes: [...lines.values()] });
};

const hearEnd = (result: RaceResult, nextAt: string): void => {
  const table = $races.get();
  if (table.state !== 'open') return;
  const others = table.history.filter((one) => !isOf(one, result));
  change({ phase: 'ended', result, nextAt, history: [result, ...others].slice(0, historyLength) });
  const held = heldOf($slip.get());
  if (held?.slip.status === 'open' && isOf(held.slip, result)) void readSettled(held.slip.id);
};

/** Takes up one event of the stream. */
export const hearRaces = (event: RaceEvent): void => {
  if ('serverNow' in event) $raceOffsetMs.set(Date.parse(event.serverNow) - Date.now());
  switch (event.type) {
    case 'table':
      hearTable(event);
      break;
    case 'mine':
      hearMine(event.stake);
      break;
    case 'betting':
      change({ phase: 'betting', round: event.round, result: null, nextAt: null, stakes: [] });
      break;
    case 'countdown':
      change({ round: event.round });
      break;
    case 'started':
      change({ phase: 'running' });
      break;
    case 'stakes':
      hearStakes(event);
      break;
    case 'ended':
      hearEnd(event.result, event.nextAt);
      break;
  }
};

/** Goes to the course: hears it until the returned function is called. For one mounted island at a time. */
export const joinRaces = (): (() => void) =>
  listenTo('listenToRaces', { onEvent: hearRaces, onLost: () => change({ live: false }) });
