import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatAmount } from '#domain/money/amount.ts';
import type { ApiFail } from '#stores/calls/api.ts';
import { minorOf } from '#stores/format/money.ts';
import { balanceGainMinor, playedForMinor } from '#stores/play/free-spins.ts';
import {
  $round,
  askAgain,
  clearRound,
  dismissRefusal,
  type GameSession,
  type SettledRound,
  tellFreeSpins,
  tellWallet,
} from '#stores/play/game.ts';
import { jackpotWonIn } from '#stores/play/jackpot.ts';
import { $tableRounds, addTableRound, readTableRounds } from '#stores/play/table-rounds.ts';
import { playResult } from '../motion/sounds.ts';
import { gradeOf } from '../result/grade.ts';
import { announceWords } from '../result/result-words.ts';
import { usePause } from './use-pause.ts';

/** A round that has been shown to its end. `stakeMinor` is what was played for: of a free spin what the house paid. */
export type Landed = { readonly round: SettledRound; readonly stakeMinor: bigint; readonly payoutMinor: bigint };

export type RoundOptions = {
  /** How a round came out, in a few words without money: "17 black", "Dealer 19, you 20". */
  readonly outcomeWords: (round: SettledRound) => string;
  /** A round has been shown to its end: the table may be cleared, its bets remembered. */
  readonly onLanded?: (round: SettledRound) => void;
};

/**
 * Follows the round of the store for any table. A settled round is first handed out as `revealing`, with the balance as it
 * was after the stake; when the table has shown it, it calls `rest()`, and only then are payout, balance and net told.
 */
export const useRound = (session: GameSession, { outcomeWords, onLanded }: RoundOptions) => {
  const { currency, sessionId, demo } = session;
  const state = useStore($round);
  const rounds = useStore($tableRounds);
  const pause = usePause(session.paceMs);
  const [revealing, setRevealing] = useState<SettledRound>();
  const [landed, setLanded] = useState<Landed>();
  const [balanceMinor, setBalance] = useState(() => minorOf(session.balance, currency));
  const [netMinor, setNet] = useState(0n);
  const [said, setSaid] = useState('');
  const shown = useRef<SettledRound>(undefined);
  const read = useRef(session);

  const showBalance = useCallback(
    (minor: bigint) => {
      setBalance(minor);
      // Play money is nobody's wallet.
      if (!demo) tellWallet(currency, formatAmount(minor, currency));
    },
    [currency, demo],
  );

  useEffect(() => void readTableRounds(sessionId), [sessionId]);

  // The same table read anew; while a round is under way its own amounts count.
  useEffect(() => {
    if (read.current === session || $round.get().state !== 'idle') return;
    read.current = session;
    showBalance(minorOf(session.balance, currency));
  }, [session, currency, showBalance]);

  useEffect(() => {
    if (state.state === 'open') {
      setLanded(undefined);
      showBalance(minorOf(state.balance, currency));
      return;
    }
    if (state.state !== 'settled' || shown.current === state.round) return;
    shown.current = state.round;
    setLanded(undefined);
    setRevealing(state.round);
    showBalance(minorOf(state.balance, currency) - balanceGainMinor(state.round, currency));
  }, [state, currency, showBalance]);

  const rest = (): void => {
    if (revealing === undefined || state.state !== 'settled') return;
    const [stakeMinor, payoutMinor] = [playedForMinor(revealing, currency), minorOf(revealing.payout, currency)];
    setRevealing(undefined);
    setLanded({ round: revealing, stakeMinor, payoutMinor });
    showBalance(minorOf(state.balance, currency));
    // What a free spin wins is a bonus, and no gain of what was staked.
    if (!revealing.freeSpin) setNet((net) => net + payoutMinor - stakeMinor);
    addTableRound(revealing);
    setSaid(
      announceWords(outcomeWords(revealing), { stakeMinor, payoutMinor, freeSpin: revealing.freeSpin }, currency),
    );
    playResult(gradeOf({ stakeMinor, payoutMinor }, jackpotWonIn(revealing, currency)));
    onLanded?.(revealing);
    const { freeSpins, balance } = state;
    clearRound();
    if (freeSpins) tellFreeSpins(freeSpins, balance);
  };

  const locked = revealing !== undefined || (state.state !== 'idle' && state.state !== 'refused');
  return {
    session,
    currency,
    limits: {
      minStakeMinor: minorOf(session.limits.minStake, currency),
      maxStakeMinor: minorOf(session.limits.maxStake, currency),
      maxPayoutMinor: minorOf(session.limits.maxPayout, currency),
    },
    /** The store's word on the round, for a refusal or a lost answer. */
    state,
    /** Waits for the player's decision. */
    open: state.state === 'open' ? state.round : undefined,
    acting: state.state === 'open' && state.acting,
    /** Is decided and being shown: call `rest()` when its picture stands. */
    revealing,
    rest,
    landed,
    outcomeWords,
    balanceMinor,
    netMinor,
    /** For the live region: the last result in a sentence. */
    said,
    /** Settled rounds of this table, newest first, up to fifty; empty until they are read. */
    rounds: rounds ?? [],
    /** No stake can be placed: one is on its way, open, being shown, or without an answer. */
    locked,
    /** Every stake is decided and shown: what the server knows, the player has seen. */
    atRest: !locked,
    /** The play session is asked for again after each round, since its stakes are told in pieces. */
    resync: false,
    /** A round is on its way or being shown: the main button says so. */
    busy: revealing !== undefined || state.state === 'sent' || state.state === 'settled',
    /** The pace of the table asks for a moment more before the next stake. */
    waiting: pause.waiting,
    /** Asks again for a round whose answer was lost. */
    askAgain: (): void => void askAgain(),
    /** Call when a stake is placed. */
    begin: (): void => {
      pause.begin();
      dismissRefusal();
      setLanded(undefined);
    },
    /** The player changed something: results and refusals go. */
    dismiss: (): void => {
      dismissRefusal();
      setLanded(undefined);
    },
  };
};

export type RoundView = ReturnType<typeof useRound>;

/** What the server refused last: a stake, or an action in the round that waits. */
export const refusalOf = ({ state }: RoundView): ApiFail | undefined =>
  state.state === 'refused' || state.state === 'open' ? state.failed : undefined;
