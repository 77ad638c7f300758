import { atom } from 'nanostores';
import { type ApiAnswer, type ApiFail, type ApiInput, type ApiResult, callApi } from '../calls/api.ts';
import { askAtPace, askUntilAnswered, isUncertain } from '../calls/ask.ts';
import { newId } from '../calls/new-id.ts';
import { refuseAutoplay, takeMark, tellAutoplay } from './autoplay.ts';
import { forgetPending, keepPending, keepSession, keptPending, keptSession, type PendingRound } from './game-keep.ts';
import type { WireBet } from './wire-bet.ts';

/** The table as the server holds it. Amounts are wire strings in `currency`. */
export type GameSession = ApiAnswer<'openGameSession'>;
export type Round = ApiAnswer<'placeRound'>['round'];
export type SettledRound = Extract<Round, { status: 'settled' }>;
export type OpenRound = Extract<Round, { status: 'open' }>;
export type FreeSpins = NonNullable<GameSession['freeSpins']>;
export type WireAction = ApiInput<'actRound'>['body']['action'];

export type GameState =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly session: GameSession }
  | { readonly state: 'failed'; readonly failed: ApiFail };

/**
 * `open`: the round waits for the player; `acting` while an action is on its way, `failed` when the last one was refused.
 * `lost`: no answer came although it was asked for several times. The round may have been played; asking again with the
 * same key tells, and moves no money twice.
 */
export type RoundState =
  | { readonly state: 'idle' }
  | { readonly state: 'sent' }
  | {
      readonly state: 'open';
      readonly round: OpenRound;
      readonly balance: string;
      readonly acting: boolean;
      readonly failed?: ApiFail;
    }
  | {
      readonly state: 'settled';
      readonly round: SettledRound;
      readonly balance: string;
      /** Of a free spin: what is then left of them. */
      readonly freeSpins?: FreeSpins;
    }
  | { readonly state: 'refused'; readonly failed: ApiFail }
  | { readonly state: 'lost' };

export const $gameSession = atom<GameState>({ state: 'opening' });
export const $round = atom<RoundState>({ state: 'idle' });

const retryAfterMs = [500, 1_500, 4_000] as const;

type Played = ApiAnswer<'placeRound'> & { readonly freeSpins?: FreeSpins };

const ask = ({ sessionId, roundId, bets, grantId, automatic }: PendingRound): Promise<ApiResult<Played>> => {
  const key = { params: { sessionId }, idempotencyKey: roundId };
  return grantId === undefined
    ? callApi('placeRound', { ...key, body: { bets: [...bets], ...(automatic && { automatic }) } })
    : callApi('playFreeSpin', { ...key, body: { grantId } });
};

/** What an answer makes of the table. */
const stateOf = ({ round, balance, freeSpins }: Played): RoundState =>
  round.status === 'open'
    ? { state: 'open', round, balance, acting: false }
    : { state: 'settled', round, balance, ...(freeSpins && { freeSpins }) };

const settlePending = async (pending: PendingRound): Promise<void> => {
  $round.set({ state: 'sent' });
  const answer = await askAtPace(() => askUntilAnswered(() => ask(pending), retryAfterMs));
  if (pending.automatic) {
    if (answer.ok) tellAutoplay(answer.value.autoplay);
    else refuseAutoplay(answer.facts);
  }
  if (isUncertain(answer)) {
    $round.set({ state: 'lost' });
    return;
  }
  forgetPending();
  $round.set(answer.ok ? stateOf(answer.value) : { state: 'refused', failed: answer });
  // Their time is over, or another device has played them: the table goes on as the server has it.
  if (!answer.ok && answer.code === 'free_spins_none') await readTableAnew(pending.sessionId);
};

const readTableAnew = async (sessionId: string): Promise<void> => {
  const answer = await callApi('readGameSession', { params: { sessionId } });
  if (answer.ok) $gameSession.set({ state: 'open', session: answer.value });
};

/** Sends a round under an id of its own, unless one is on its way or waits. */
const send = async (played: Pick<PendingRound, 'bets' | 'grantId' | 'automatic'>): Promise<void> => {
  const game = $gameSession.get();
  const { state } = $round.get();
  if (game.state !== 'open' || state === 'sent' || state === 'lost' || state === 'open') return;
  const { sessionId, game: table } = game.session;
  const pending = { sessionId, gameId: table.id, roundId: newId(), ...played };
  keepPending(pending);
  await settlePending(pending);
};

/** Places bets. The round's id is made and kept here before anything is sent, so that a lost answer can be asked again. */
export const placeRound = (bets: readonly WireBet[]): Promise<void> => {
  const automatic = takeMark();
  return send({ bets, ...(automatic && { automatic }) });
};

/** Plays one of the free spins at this table, in the same way. */
export const playFreeSpin = async (): Promise<void> => {
  const game = $gameSession.get();
  const spins = game.state === 'open' ? game.session.freeSpins : null;
  if (spins && spins.left > 0) await send({ bets: [], grantId: spins.grantId });
};

/** What is left of the free spins, once the last one has been shown. */
export const tellFreeSpins = (freeSpins: FreeSpins, balance: string): void => {
  const game = $gameSession.get();
  if (game.state === 'open') $gameSession.set({ state: 'open', session: { ...game.session, freeSpins, balance } });
};

/** A decided round has been shown to its end: the next one may begin. */
export const clearRound = (): void => $round.set({ state: 'idle' });

/** Asks again for a round whose answer was lost. */
export const askAgain = async (): Promise<void> => {
  const pending = keptPending();
  if (pending && $round.get().state === 'lost') await settlePending(pending);
};

/** The round as the server has it now: after an action that another device was faster with, or that got no answer. */
const takeUpRound = async (sessionId: string, roundId: string): Promise<boolean> => {
  const answer = await callApi('readGameSession', { params: { sessionId } });
  if (!answer.ok) return false;
  const { openRound, lastRound, balance } = answer.value;
  $gameSession.set({ state: 'open', session: answer.value });
  if (openRound) $round.set({ state: 'open', round: openRound, balance, acting: false });
  else if (lastRound?.id === roundId) $round.set({ state: 'settled', round: lastRound, balance });
  else $round.set({ state: 'idle' });
  return true;
};

/**
 * Takes a decision in the round that waits (`{ name: 'hit' }`). The number of the step goes with it: the same step twice
 * is carried out once, and one that came too late shows the round as it stands.
 */
export const actRound = async (action: WireAction): Promise<void> => {
  const game = $gameSession.get();
  const now = $round.get();
  if (game.state !== 'open' || now.state !== 'open' || now.acting) return;
  const { sessionId } = game.session;
  const { round, balance } = now;
  $round.set({ state: 'open', round, balance, acting: true });
  const params = { sessionId, roundId: round.id };
  const send = () => callApi('actRound', { params, body: { step: round.step, action } });
  const answer = await askAtPace(() => askUntilAnswered(send, retryAfterMs));
  if (answer.ok) {
    $round.set(stateOf(answer.value));
    return;
  }
  const behind = isUncertain(answer) || answer.code === 'action_stale' || answer.code === 'round_not_found';
  if (behind && (await takeUpRound(sessionId, round.id))) return;
  $round.set({ state: 'open', round, balance, acting: false, failed: answer });
};

const readKept = async (gameId: string): Promise<Awaited<ReturnType<typeof openByToken>> | undefined> => {
  const sessionId = keptSession(gameId);
  return sessionId === undefined ? undefined : callApi('readGameSession', { params: { sessionId } });
};
const openByToken = (token: string) => callApi('openGameSession', { body: { token } });

const noSession: ApiFail = { ok: false, code: 'game_session_invalid', status: 0, message: '' };

/**
 * Opens the table: by the launch token, which works once, or after a reload by the session that this tab kept. A round
 * whose answer was lost with the page is asked for before the table opens.
 */
export const openGameSession = async (gameId: string, token: string | undefined): Promise<void> => {
  $gameSession.set({ state: 'opening' });
  const opened = token === undefined ? undefined : await openByToken(token);
  const answer = opened?.ok ? opened : ((await readKept(gameId)) ?? opened ?? noSession);
  if (!answer.ok) {
    $gameSession.set({ state: 'failed', failed: answer });
    return;
  }
  keepSession(gameId, answer.value.sessionId);
  $gameSession.set({ state: 'open', session: answer.value });
  const { openRound, balance } = answer.value;
  if (openRound) $round.set({ state: 'open', round: openRound, balance, acting: false });
  const pending = keptPending();
  if (pending?.gameId === gameId) await settlePending(pending);
};

/** Takes a refusal off the table: the player has changed the bets since. */
export const dismissRefusal = (): void => {
  if ($round.get().state === 'refused') $round.set({ state: 'idle' });
};

/** Reads the table anew, when the player comes back to it: a deposit may have been made meanwhile. */
export const refreshGameSession = async (): Promise<void> => {
  const game = $gameSession.get();
  const round = $round.get();
  if (game.state !== 'open' || round.state !== 'idle') return;
  const answer = await callApi('readGameSession', { params: { sessionId: game.session.sessionId } });
  // A round that was played meanwhile, or a stake in a shared one, is not in the answer.
  const isLatest = $round.get() === round && $gameSession.get() === game;
  if (answer.ok && isLatest) $gameSession.set({ state: 'open', session: answer.value });
};

/** Tells the page around the frame what the wallet holds, so that its header and the table agree. */
export const tellWallet = (currency: string, balance: string): void => {
  if (window.parent === window) return;
  window.parent.postMessage({ type: 'faceup:wallet', currency, balance }, window.location.origin);
};

/** Takes up the purse as the server told it beside a shared round, and tells the page around the frame of a real one. */
export const tellPurse = (balance: string): void => {
  const game = $gameSession.get();
  if (game.state !== 'open') return;
  $gameSession.set({ state: 'open', session: { ...game.session, balance } });
  if (!game.session.demo) tellWallet(game.session.currency, balance);
};
