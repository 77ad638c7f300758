import { atom } from 'nanostores';
import { type ApiAnswer, type ApiFail, callApi } from '../calls/api.ts';
import { askUntilAnswered, isUncertain, wait } from '../calls/ask.ts';
import { newId } from '../calls/new-id.ts';
import { $gameSession, tellPurse } from './game.ts';
import type { WireBet } from './wire-bet.ts';

export type CrashStake = ApiAnswer<'readCrashStake'>['stake'];

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

export const $crashStake = atom<CrashStakeState>({ state: 'none' });

/** A cash-out counts when it arrives, so its repeats come fast. */
const retryAfterMs = [200, 600, 1_500, 4_000] as const;
/** Lost stakes are settled a second after the end. */
const settledAfterMs = [1_400, 1_000, 2_000, 4_000] as const;

type Answer = ApiAnswer<'readCrashStake'>;

export const stakeOf = (held: CrashStakeState): CrashStake | null => ('stake' in held ? held.stake : null);

const takeOver = ({ stake, balance }: Answer): void => {
  tellPurse(balance);
  $crashStake.set({ state: stake.status === 'open' ? 'in' : 'over', stake });
};

/** Reads the stake as the server has it; true when it is settled. */
export const readOwn = async (stakeId: string): Promise<boolean> => {
  const answer = await callApi('readCrashStake', { params: { stakeId } });
  if (!answer.ok || stakeOf($crashStake.get())?.id !== stakeId) return false;
  takeOver(answer.value);
  return answer.value.stake.status !== 'open';
};

/** Reads a stake after the end of its round until it is settled. */
export const readSettled = async (stakeId: string): Promise<void> => {
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
  const ask = () =>
    callApi('placeCrashStake', { params: { sessionId }, body: { bets: [bet] }, idempotencyKey: stakeId });
  const answer = await askUntilAnswered(ask, retryAfterMs);
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
  sent = { stakeId: newId(), sessionId: game.session.sessionId, bet };
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
  const ask = () => callApi('cancelCrashStake', { params: { stakeId: stake.id } });
  const answer = await askUntilAnswered(ask, retryAfterMs);
  if (answer.ok) takeOver(answer.value);
  else $crashStake.set({ state: 'refused', failed: answer, stake });
};

/** Leaves the round now. What counts is when the call arrives; refused with `round_already_settled` after the crash. */
export const cashOut = async (): Promise<void> => {
  const stake = stakeInRound();
  if (!stake) return;
  $crashStake.set({ state: 'leaving', stake });
  const ask = () => callApi('cashOutCrashStake', { params: { stakeId: stake.id } });
  const answer = await askUntilAnswered(ask, retryAfterMs);
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
