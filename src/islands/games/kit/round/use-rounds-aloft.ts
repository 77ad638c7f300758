import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { formatAmount } from '#domain/money/amount.ts';
import { minorOf } from '#stores/format/money.ts';
import {
  $round,
  askAgain,
  clearRound,
  dismissRefusal,
  type GameSession,
  type SettledRound,
  tellWallet,
} from '#stores/play/game.ts';
import { $tableRounds, addTableRound, readTableRounds } from '#stores/play/table-rounds.ts';
import { playWin } from '../motion/sounds.ts';
import { announceWords } from '../result/result-words.ts';
import { type Aloft, shownMinor, stakedMinor, takeOff, touchDown } from './aloft.ts';
import { usePause } from './use-pause.ts';
import type { Landed, RoundOptions, RoundView } from './use-round.ts';

/** Two rounds may come out alike: a space at the end makes the second a new sentence for the live region. */
const space = '\u00a0';

/** The settled round is taken over as soon as it is known, the balance as the server tells it; a table read anew tells it too. */
const useAloft = (session: GameSession) => {
  const { currency } = session;
  const state = useStore($round);
  const [aloft, setAloft] = useState<Aloft>(() => ({ toldMinor: minorOf(session.balance, currency), rounds: [] }));
  const read = useRef(session);
  useEffect(() => {
    if (read.current === session || $round.get().state !== 'idle') return;
    read.current = session;
    setAloft(({ rounds }) => ({ rounds, toldMinor: minorOf(session.balance, currency) }));
  }, [session, currency]);
  useEffect(() => {
    if (state.state !== 'settled') return;
    const { round, balance } = state;
    setAloft((now) => takeOff(now, round, minorOf(balance, currency)));
    clearRound();
  }, [state, currency]);
  return { state, aloft, setAloft };
};

/** Tells the page around the frame what the purse shows; play money is nobody's wallet. */
const useWalletTold = ({ demo, currency }: GameSession, balanceMinor: bigint): void => {
  const told = useRef(balanceMinor);
  useEffect(() => {
    if (told.current === balanceMinor) return;
    told.current = balanceMinor;
    if (!demo) tellWallet(currency, formatAmount(balanceMinor, currency));
  }, [balanceMinor, demo, currency]);
};

/**
 * The view of a table whose rounds may overlap: the next stake can be placed while the picture of the last one runs on, as
 * soon as the pace allows. Balance, net, words and the list of rounds tell each round once, when `land` says that its
 * picture stands. For rounds of one step that no free spin pays for.
 */
export const useRoundsAloft = (session: GameSession, { outcomeWords, onLanded }: RoundOptions) => {
  const { currency, sessionId } = session;
  const { state, aloft, setAloft } = useAloft(session);
  const rounds = useStore($tableRounds);
  const pause = usePause(session.paceMs);
  const [landed, setLanded] = useState<Landed>();
  const [netMinor, setNet] = useState(0n);
  const [said, setSaid] = useState('');
  const shown = useRef(new Set<string>());
  useEffect(() => void readTableRounds(sessionId), [sessionId]);

  const balanceMinor = shownMinor(aloft, currency);
  useWalletTold(session, balanceMinor);

  const land = (round: SettledRound): void => {
    if (shown.current.has(round.id)) return;
    shown.current.add(round.id);
    const [stakeMinor, payoutMinor] = [minorOf(round.stake, currency), minorOf(round.payout, currency)];
    const words = announceWords(outcomeWords(round), { stakeMinor, payoutMinor }, currency);
    setAloft((now) => touchDown(now, round.id));
    setLanded({ round, stakeMinor, payoutMinor });
    setNet((net) => net + payoutMinor - stakeMinor);
    setSaid((before) => (before === words ? words + space : words));
    addTableRound(round);
    if (payoutMinor > stakeMinor) playWin();
    onLanded?.(round);
  };

  const [oldest, ...others] = aloft.rounds;
  const locked = state.state !== 'idle' && state.state !== 'refused';
  const dismiss = (): void => {
    dismissRefusal();
    setLanded(undefined);
  };
  const view: RoundView = {
    session,
    currency,
    limits: {
      minStakeMinor: minorOf(session.limits.minStake, currency),
      maxStakeMinor: minorOf(session.limits.maxStake, currency),
      maxPayoutMinor: minorOf(session.limits.maxPayout, currency),
    },
    state,
    open: undefined,
    acting: false,
    revealing: oldest,
    rest: () => oldest && land(oldest),
    landed,
    outcomeWords,
    balanceMinor,
    // The frame takes the stake of `revealing` out of the net itself, and knows of no other.
    netMinor: netMinor - stakedMinor(others, currency),
    said,
    rounds: rounds ?? [],
    locked,
    atRest: !locked && oldest === undefined,
    resync: false,
    busy: state.state === 'sent' || state.state === 'settled',
    waiting: pause.waiting,
    askAgain: () => void askAgain(),
    begin: () => {
      pause.begin();
      dismiss();
    },
    dismiss,
  };
  return { view, aloft: aloft.rounds, land };
};
