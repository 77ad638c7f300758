import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { colourOf } from '#domain/games/roulette-european/wheel.ts';
import { displayAmount, formatAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { $round, dismissRefusal, type GameSession, type Round, tellWallet } from '#stores/game.ts';
import { minorOf } from '#stores/money.ts';
import { rememberBets } from '#stores/roulette.ts';
import { playSpin, playWin } from './sounds.ts';

/** The round on the wheel and what may be shown of it: its money only after the ball has come to rest. */
export type Landed = {
  readonly number: number;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly roundId: string;
};

const numberOf = ({ outcome }: Pick<Round, 'outcome'>): number | undefined =>
  typeof outcome['number'] === 'number' ? outcome['number'] : undefined;

const resultsMax = 24;
const readMs = 2_600;

/** Follows the round of the store: spin, rest, announce; keeps balance, last numbers and the result of the session. */
export const useRound = (session: GameSession, still: boolean) => {
  const { currency } = session;
  const round = useStore($round);
  const [spinning, setSpinning] = useState<Round>();
  const [landed, setLanded] = useState<Landed>();
  const [balanceMinor, setBalance] = useState(() => minorOf(session.balance, currency));
  const [netMinor, setNet] = useState(0n);
  const [numbers, setNumbers] = useState<readonly number[]>(() => {
    const last = session.lastRound === null ? undefined : numberOf(session.lastRound);
    return last === undefined ? [] : [last];
  });
  const [said, setSaid] = useState('');
  // On a phone the wheel lies over the layout and goes when its result has been read.
  const [wheelUp, setWheelUp] = useState(false);
  const stopSound = useRef<() => void>(() => {});

  const showBalance = useCallback(
    (minor: bigint) => {
      setBalance(minor);
      tellWallet(currency, formatAmount(minor, currency));
    },
    [currency],
  );

  // The same table read anew; while a round is under way its own amounts count.
  useEffect(() => {
    if ($round.get().state === 'idle') setBalance(minorOf(session.balance, currency));
  }, [session, currency]);

  useEffect(() => {
    if (round.state !== 'settled') return;
    setLanded(undefined);
    setWheelUp(true);
    setSpinning(round.round);
    showBalance(minorOf(round.round.balanceBefore, currency) - minorOf(round.round.stake, currency));
    if (!still) stopSound.current = playSpin();
    return () => stopSound.current();
  }, [round, currency, showBalance, still]);

  const rest = (): void => {
    if (spinning === undefined || round.state !== 'settled') return;
    const number = numberOf(spinning) ?? 0;
    const [stakeMinor, payoutMinor] = [minorOf(spinning.stake, currency), minorOf(spinning.payout, currency)];
    const gained = payoutMinor > stakeMinor;
    setSpinning(undefined);
    setLanded({ number, stakeMinor, payoutMinor, roundId: spinning.id });
    showBalance(minorOf(round.balance, currency));
    setNet((net) => net + payoutMinor - stakeMinor);
    setNumbers((list) => [number, ...list].slice(0, resultsMax));
    const key = gained
      ? 'roulette.announce_won'
      : payoutMinor > 0n
        ? 'roulette.announce_returned'
        : 'roulette.announce_lost';
    setSaid(
      t(key, {
        number,
        colour: t(`roulette.${colourOf(number)}`),
        amount: displayAmount(payoutMinor, currency),
        gain: displayAmount(payoutMinor - stakeMinor, currency),
        stake: displayAmount(stakeMinor, currency),
      }),
    );
    if (gained) playWin();
    rememberBets();
    $round.set({ state: 'idle' });
  };

  useEffect(() => {
    if (landed === undefined) return;
    const timer = setTimeout(() => setWheelUp(false), readMs);
    return () => clearTimeout(timer);
  }, [landed]);

  const pocket = spinning === undefined ? numbers[0] : numberOf(spinning);
  return {
    round,
    spinning,
    landed,
    balanceMinor,
    netMinor,
    numbers,
    said,
    pocket,
    rest,
    wheelUp,
    dismiss: () => {
      dismissRefusal();
      setLanded(undefined);
      setWheelUp(false);
    },
  };
};
