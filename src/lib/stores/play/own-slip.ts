import { atom } from 'nanostores';
import { askUntilAnswered, isUncertain, wait } from '../calls/ask.ts';
import { newId } from '../calls/new-id.ts';
import { $gameSession, tellPurse } from './game.ts';
import {
  type HeldSlip,
  isOf,
  type Slip,
  type SlipAnswer,
  type SlipCalls,
  type SlipRound,
  type SlipState,
} from './slip-types.ts';
import type { WireBet } from './wire-bet.ts';

const retryAfterMs = [300, 1_000, 3_000] as const;
/** A slip is settled a second after its round was decided. */
const settledAfterMs = [1_400, 1_000, 2_000, 4_000] as const;

const heldOf = (state: SlipState): HeldSlip | null => {
  if ('slip' in state) return { slip: state.slip, balance: state.balance };
  return state.state === 'refused' ? state.held : null;
};

/** The player's own slip: handed in, taken back, and read once its round is decided. */
export const createOwnSlip = (calls: Pick<SlipCalls<never>, 'place' | 'read' | 'cancel'>) => {
  const $slip = atom<SlipState>({ state: 'none' });

  const takeOver = ({ stake, balance }: SlipAnswer): void => {
    $slip.set({ state: stake.status === 'open' ? 'in' : 'over', slip: stake, balance });
    // What a round returned is told when it has been seen: see the island.
    if (stake.status === 'open' || stake.status === 'cancelled') tellPurse(balance);
  };

  const read = async (slipId: string): Promise<boolean> => {
    const answer = await calls.read(slipId);
    if (!answer.ok || heldOf($slip.get())?.slip.id !== slipId) return false;
    takeOver(answer.value);
    return answer.value.stake.status !== 'open';
  };

  const readSettled = async (slipId: string): Promise<void> => {
    for (const ms of settledAfterMs) {
      await wait(ms);
      if (heldOf($slip.get())?.slip.id !== slipId || (await read(slipId))) return;
    }
  };

  let sent: { readonly slipId: string; readonly sessionId: string; readonly bets: readonly WireBet[] } | undefined;

  const send = async (): Promise<void> => {
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
  const place = async (bets: readonly WireBet[]): Promise<void> => {
    const game = $gameSession.get();
    const now = $slip.get();
    const isFree = now.state === 'none' || now.state === 'over' || (now.state === 'refused' && now.held === null);
    if (game.state !== 'open' || !isFree || bets.length === 0) return;
    sent = { slipId: newId(), sessionId: game.session.sessionId, bets };
    await send();
  };

  /** Asks again for a slip whose answer was lost, under the same key. */
  const resume = async (): Promise<void> => {
    if ($slip.get().state === 'lost') await send();
  };

  /** Takes the slip back, whole, before the start. */
  const cancel = async (): Promise<void> => {
    const held = heldOf($slip.get());
    if (held?.slip.status !== 'open' || $slip.get().state === 'cancelling') return;
    $slip.set({ state: 'cancelling', ...held });
    const ask = () => calls.cancel(held.slip.id);
    const answer = await askUntilAnswered(ask, retryAfterMs);
    if (answer.ok) takeOver(answer.value);
    else $slip.set({ state: 'refused', failed: answer, held });
  };

  /** Takes a refusal off the table. */
  const dismissRefusal = (): void => {
    const now = $slip.get();
    if (now.state === 'refused') $slip.set(now.held ? { state: 'in', ...now.held } : { state: 'none' });
  };

  /** What the stream says of the player's own slip. */
  const hear = (slip: Slip | null): void => {
    const { state } = $slip.get();
    if (state === 'sending' || state === 'cancelling' || state === 'lost') return;
    const own = slip?.id ?? heldOf($slip.get())?.slip.id;
    const game = $gameSession.get();
    if (slip && game.state === 'open')
      $slip.set({ state: slip.status === 'open' ? 'in' : 'over', slip, balance: game.session.balance });
    if (own !== undefined) void read(own);
  };

  /** A round is decided: a slip in it is settled soon. */
  const hearEnd = (round: Pick<SlipRound, 'chain' | 'index'>): void => {
    const held = heldOf($slip.get());
    if (held?.slip.status === 'open' && isOf(held.slip, round)) void readSettled(held.slip.id);
  };

  return { $slip, place, resume, cancel, dismissRefusal, hear, hearEnd };
};
