import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { minorOf } from '#stores/format/money.ts';
import {
  $playClock,
  acknowledgeCheck,
  beginClock,
  readPlayClock,
  type TableMoment,
} from '#stores/play/play-session.ts';
import type { RoundView } from '../round/use-round.ts';

/** A check that the browser thinks due and the server does not is asked for again after this long. */
const askAgainMs = 5_000;

const undecidedOf = ({ atRest, open, acting, currency }: RoundView): bigint | null => {
  if (atRest) return 0n;
  return open === undefined || acting ? null : minorOf(open.stake, currency);
};

/** What lies on the table, until what came of it is shown: the net counts it as every other table and the bets history do. */
const inPlayMinor = ({ open, revealing, currency }: RoundView): bigint =>
  minorOf((revealing ?? open)?.stake ?? '0', currency);

/**
 * Follows the play session at a table: asked for when the table opens, after the first round, when the player comes back,
 * and when the reality check should be due or has refused a stake. Between those the table's own rounds count.
 */
export const usePlaySession = (round: RoundView) => {
  const { session, currency, netMinor, atRest, state, landed } = round;
  const { demo } = session;
  const clock = useStore($playClock);
  const [wanted, setWanted] = useState(!demo);
  const undecidedMinor = undecidedOf(round);
  const isTold = undecidedMinor !== null;
  const moment = useRef<TableMoment>({ currency, shownNetMinor: netMinor, undecidedMinor });
  moment.current = { currency, shownNetMinor: netMinor, undecidedMinor };

  const askedMs = useRef(Number.NEGATIVE_INFINITY);
  const ask = useCallback(async () => {
    if (demo) return;
    askedMs.current = performance.now();
    setWanted(!(await readPlayClock(() => moment.current)));
  }, [demo]);

  // With a stake in the air its net is not taken: it is asked for again when that is shown.
  const refused = state.state === 'refused' && state.failed.code === 'reality_check_due';
  useEffect(() => {
    if ((wanted && isTold) || refused) void ask();
  }, [wanted, isTold, refused, ask]);

  useEffect(() => {
    if (demo) beginClock();
  }, [demo]);

  // Play begins when a stake is on its way; after its round the server knows more: when the next check is due.
  useEffect(() => {
    if (atRest) return;
    if ($playClock.get().beganMs === null) setWanted(!demo);
    beginClock();
  }, [atRest, demo]);
  useEffect(() => {
    if (round.resync && landed) setWanted(!demo);
  }, [round.resync, landed, demo]);

  useEffect(() => {
    const back = (): void => setWanted(!demo);
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, [demo]);

  const { checkDueMs, check } = clock;
  useEffect(() => {
    if (checkDueMs === null || check !== null || demo) return;
    const atMs = Math.max(checkDueMs, askedMs.current + askAgainMs);
    const timer = setTimeout(() => void ask(), Math.max(atMs - performance.now(), 0));
    return () => clearTimeout(timer);
  }, [checkDueMs, check, demo, ask]);

  return {
    netMinor: (clock.baseNetMinor ?? 0n) + netMinor - inPlayMinor(round),
    /** The reality check to be looked at: only between rounds, never over a stake that is not shown yet. */
    check: atRest && !demo ? check : null,
    goOn: async (): Promise<void> => {
      if (!(await acknowledgeCheck())) return;
      round.dismiss();
      setWanted(true);
    },
  };
};
