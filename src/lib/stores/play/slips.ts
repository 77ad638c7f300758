import { atom } from 'nanostores';
import type { ApiAnswer, ApiFail, ApiResult } from '../calls/api.ts';
import { askUntilAnswered, isUncertain, wait } from '../calls/ask.ts';
import { $gameSession, tellPurse } from './game.ts';
import type { WireBet } from './wire-bet.ts';

type RaceEvent = ApiAnswer<'listenToRaces'>;
type RaceTable = Extract<RaceEvent, { type: 'table' }>;

/** A shared round before it is decided; moments as instants. */
export type SlipRound = NonNullable<RaceTable['round']>;
/** A round that is decided, with its outcome and all that verifies it. */
export type SlipResult<Outcome> = Omit<RaceTable['history'][number], 'outcome'> & { readonly outcome: Outcome };
type SlipLine = RaceTable['stakes'][number];
/** The player's slip: all bets on one round. */
export type Slip = ApiAnswer<'readRaceStake'>['stake'];
type SlipAnswer = ApiAnswer<'readRaceStake'>;

type TableEvent<Outcome> = Omit<RaceTable, 'history'> & { readonly history: readonly SlipResult<Outcome>[] };
type EndEvent<Outcome> = { readonly type: 'ended'; readonly result: SlipResult<Outcome>; readonly nextAt: string };
type StakesEvent = Extract<RaceEvent, { type: 'stakes' }>;
/** What the stream of such a game tells: the events that every shared game has, nothing leaves a round of it. */
export type SlipEvent<Outcome> =
  | Exclude<RaceEvent, { type: 'table' | 'ended' }>
  | TableEvent<Outcome>
  | EndEvent<Outcome>;

/**
 * The round as everybody sees it. `live` is false while the line is broken. `result` is that of the round shown as `round`,
 * once it is decided: the picture of it may begin. `nextAt` goes with it.
 */
export type SlipTable<Outcome> =
  | { readonly state: 'connecting' }
  | {
      readonly state: 'open';
      readonly live: boolean;
      readonly phase: RaceTable['phase'];
      readonly round: SlipRound | null;
      readonly result: SlipResult<Outcome> | null;
      readonly nextAt: string | null;
      readonly stakes: readonly SlipLine[];
      /** The newest first, at most 30. */
      readonly history: readonly SlipResult<Outcome>[];
    };

/**
 * `in`: the slip is in the round. `over`: won, lost or taken back, by its `status`. `lost`: no answer came; `resume`
 * asks again under the same key. `refused`: the last call was; a slip that was in still is (`held`).
 */
export type SlipState =
  | { readonly state: 'none' | 'sending' | 'lost' }
  | { readonly state: 'in' | 'cancelling' | 'over'; readonly slip: Slip; readonly balance: string }
  | { readonly state: 'refused'; readonly failed: ApiFail; readonly held: HeldSlip | null };

type HeldSlip = { readonly slip: Slip; readonly balance: string };

/** The calls of one game. `key` is the slip's id, under which it is handed in once. */
export type SlipCalls<Outcome> = {
  readonly listen: (onEvent: (event: SlipEvent<Outcome>) => void, onLost: () => void) => () => void;
  readonly place: (sessionId: string, bets: WireBet[], key: string) => Promise<ApiResult<SlipAnswer>>;
  readonly read: (stakeId: string) => Promise<ApiResult<SlipAnswer>>;
  readonly cancel: (stakeId: string) => Promise<ApiResult<SlipAnswer>>;
};

const historyLength = 30;
const retryAfterMs = [300, 1_000, 3_000] as const;
/** A slip is settled a second after its round was decided. */
const settledAfterMs = [1_400, 1_000, 2_000, 4_000] as const;

const heldOf = (state: SlipState): HeldSlip | null => {
  if ('slip' in state) return { slip: state.slip, balance: state.balance };
  return state.state === 'refused' ? state.held : null;
};

const isOf = (round: Pick<SlipRound, 'chain' | 'index'>, other: Pick<SlipRound, 'chain' | 'index'>): boolean =>
  round.chain === other.chain && round.index === other.index;

/** The stores and actions of a game that everybody plays at once and nobody acts in: a slip is handed in, and the round watched. */
export const createSlips = <Outcome>(calls: SlipCalls<Outcome>) => {
  const $table = atom<SlipTable<Outcome>>({ state: 'connecting' });
  const $slip = atom<SlipState>({ state: 'none' });
  /** Server's clock less the browser's, in ms. */
  const $offsetMs = atom(0);

  const takeOver = ({ stake, balance }: SlipAnswer): void => {
    $slip.set({ state: stake.status === 'open' ? 'in' : 'over', slip: stake, balance });
    // What a round returned is told when it has been seen: see the island.
    if (stake.status === 'open' || stake.status === 'cancelled') tellPurse(balance);
  };

  const readSlip = async (slipId: string): Promise<boolean> => {
    const answer = await calls.read(slipId);
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
    const ask = () => calls.place(sessionId, [...bets], slipId);
    const answer = await askUntilAnswered(ask, retryAfterMs);
    if (isUncertain(answer)) {
      $slip.set({ state: 'lost' });
      return;
    }
    sent = undefined;
    if (answer.ok) takeOver(answer.value);
    else $slip.set({ state: 'refused', failed: answer, held: null });
  };

  /** Hands the slip in for the round that is open. Does nothing while one is in or a call is on its way. */
  const placeSlip = async (bets: readonly WireBet[]): Promise<void> => {
    const game = $gameSession.get();
    const now = $slip.get();
    const isFree = now.state === 'none' || now.state === 'over' || (now.state === 'refused' && now.held === null);
    if (game.state !== 'open' || !isFree || bets.length === 0) return;
    sent = { slipId: crypto.randomUUID(), sessionId: game.session.sessionId, bets };
    await sendSlip();
  };

  /** Asks again for a slip whose answer was lost, under the same key. */
  const resumeSlip = async (): Promise<void> => {
    if ($slip.get().state === 'lost') await sendSlip();
  };

  /** Takes the slip back, whole, before the start. */
  const cancelSlip = async (): Promise<void> => {
    const held = heldOf($slip.get());
    if (held?.slip.status !== 'open' || $slip.get().state === 'cancelling') return;
    $slip.set({ state: 'cancelling', ...held });
    const ask = () => calls.cancel(held.slip.id);
    const answer = await askUntilAnswered(ask, retryAfterMs);
    if (answer.ok) takeOver(answer.value);
    else $slip.set({ state: 'refused', failed: answer, held });
  };

  /** Takes a refusal off the table. */
  const dismissSlipRefusal = (): void => {
    const now = $slip.get();
    if (now.state === 'refused') $slip.set(now.held ? { state: 'in', ...now.held } : { state: 'none' });
  };

  type OpenTable = Extract<SlipTable<Outcome>, { state: 'open' }>;
  const change = (part: Partial<OpenTable>): void => {
    const table = $table.get();
    if (table.state === 'open') $table.set({ ...table, ...part });
  };

  const hearTable = (event: TableEvent<Outcome>): void => {
    const { phase, round, nextAt, stakes, history } = event;
    const result = (phase === 'ended' && round && history.find((one) => isOf(one, round))) || null;
    $table.set({ state: 'open', live: true, phase, round, result, nextAt, stakes, history });
  };

  const hearMine = (slip: Slip | null): void => {
    const { state } = $slip.get();
    if (state === 'sending' || state === 'cancelling' || state === 'lost') return;
    const own = slip?.id ?? heldOf($slip.get())?.slip.id;
    const game = $gameSession.get();
    if (slip && game.state === 'open')
      $slip.set({ state: slip.status === 'open' ? 'in' : 'over', slip, balance: game.session.balance });
    if (own !== undefined) void readSlip(own);
  };

  const hearStakes = ({ placed, cancelled }: StakesEvent): void => {
    const table = $table.get();
    if (table.state !== 'open') return;
    const lines = new Map(table.stakes.map((line) => [line.id, line]));
    for (const line of placed) lines.set(line.id, line);
    for (const id of cancelled) lines.delete(id);
    change({ stakes: [...lines.values()] });
  };

  const hearEnd = (result: SlipResult<Outcome>, nextAt: string): void => {
    const table = $table.get();
    if (table.state !== 'open') return;
    const others = table.history.filter((one) => !isOf(one, result));
    change({ phase: 'ended', result, nextAt, history: [result, ...others].slice(0, historyLength) });
    const held = heldOf($slip.get());
    if (held?.slip.status === 'open' && isOf(held.slip, result)) void readSettled(held.slip.id);
  };

  /** Takes up one event of the stream. */
  const hear = (event: SlipEvent<Outcome>): void => {
    if ('serverNow' in event) $offsetMs.set(Date.parse(event.serverNow) - Date.now());
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

  /** Goes to the table: hears it until the returned function is called. For one mounted island at a time. */
  const join = (): (() => void) => calls.listen(hear, () => change({ live: false }));

  return { $table, $slip, $offsetMs, hear, join, placeSlip, resumeSlip, cancelSlip, dismissSlipRefusal };
};
