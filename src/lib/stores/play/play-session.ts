import { atom } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { minorOf } from '../format/money.ts';

export type PlaySession = ApiAnswer<'readPlaySession'>;

/** The play session as a table shows it. Moments in ms of the browser's own steady clock (`performance.now`). */
export type PlayClock = {
  /** When play began; null: nothing was staked in the last half hour. */
  readonly beganMs: number | null;
  /** Net of the session in the table's currency without what the table has shown since it was opened; null: not known yet. */
  readonly baseNetMinor: bigint | null;
  /** When the reality check will be due; null: none was chosen. */
  readonly checkDueMs: number | null;
  /** The reality check that is due, until it is acknowledged. */
  readonly check: PlaySession | null;
};

export const unknownClock: PlayClock = { beganMs: null, baseNetMinor: null, checkDueMs: null, check: null };
export const $playClock = atom<PlayClock>(unknownClock);

/** What a table knows when it asks. */
export type TableMoment = {
  readonly currency: CurrencyCode;
  /** The net of what the table has shown since it was opened. */
  readonly shownNetMinor: bigint;
  /**
   * What is staked in a round that waits for the player, 0 when every stake is decided and shown. Null: a stake is in the air,
   * and the server's net may know more of it than the player has seen.
   */
  readonly undecidedMinor: bigint | null;
};

const netOf = ({ totals }: PlaySession, currency: CurrencyCode): bigint => {
  const total = totals.find((one) => one.currency === currency);
  return total === undefined ? 0n : minorOf(total.net, currency);
};

/** How long until a moment of the server's clock, which `startedAt` and `seconds` tell; `wallMs` where nothing has begun. */
const untilMs = (instant: string, { startedAt, seconds }: PlaySession, wallMs: number): number =>
  Date.parse(instant) - (startedAt === null ? wallMs : Date.parse(startedAt) + seconds * 1_000);

/** The clock after the server's answer. While a stake is in the air, the net stays as it was. */
export const clockOf = (
  before: PlayClock,
  read: PlaySession,
  { currency, shownNetMinor, undecidedMinor }: TableMoment,
  { nowMs, wallMs }: { readonly nowMs: number; readonly wallMs: number },
): PlayClock => {
  const { realityCheck, startedAt, seconds } = read;
  return {
    beganMs: startedAt === null ? null : nowMs - seconds * 1_000,
    baseNetMinor:
      undecidedMinor === null ? before.baseNetMinor : netOf(read, currency) + undecidedMinor - shownNetMinor,
    checkDueMs: realityCheck === null ? null : nowMs + untilMs(realityCheck.dueAt, read, wallMs),
    check: realityCheck?.due ? read : null,
  };
};

/**
 * Asks the server for the session. `moment` is asked twice, before and after: a round that began or ended meanwhile is not
 * in the answer, or too early in it, so that its net does not count. Whether the net could be taken.
 */
export const readPlayClock = async (moment: () => TableMoment): Promise<boolean> => {
  const asked = moment();
  const answer = await callApi('readPlaySession', {});
  if (!answer.ok) return false;
  const now = moment();
  const isSame = asked.undecidedMinor === now.undecidedMinor && asked.shownNetMinor === now.shownNetMinor;
  const undecidedMinor = isSame ? now.undecidedMinor : null;
  const times = { nowMs: performance.now(), wallMs: Date.now() };
  $playClock.set(clockOf($playClock.get(), answer.value, { ...now, undecidedMinor }, times));
  return undecidedMinor !== null;
};

/** Play begins with the first stake: the clock runs at once, and the server's word corrects it later. */
export const beginClock = (): void => {
  const clock = $playClock.get();
  if (clock.beganMs === null) $playClock.set({ ...clock, beganMs: performance.now() });
};

/** Whole seconds of play. */
export const elapsedSeconds = ({ beganMs }: PlayClock, nowMs: number): number =>
  beganMs === null ? 0 : Math.max(0, Math.floor((nowMs - beganMs) / 1_000));

/** Acknowledges the reality check: stakes are taken again. Whether it was heard. */
export const acknowledgeCheck = async (): Promise<boolean> => {
  const answer = await callApi('acknowledgeRealityCheck', {});
  if (!answer.ok) return false;
  $playClock.set({ ...$playClock.get(), check: null, checkDueMs: null });
  return true;
};
