import { useEffect, useRef, useState } from 'react';
import { hiloSpot } from '#domain/games/hilo/spots.ts';
import { nothing } from '#domain/games/kit/share.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { minorOf } from '#stores/format/money.ts';
import { actRound, type GameSession, placeRound } from '#stores/play/game.ts';
import { playCard, tap, tone } from '../kit/motion/sounds.ts';
import { useReveal } from '../kit/round/use-reveal.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { type Made, readEnd, readView, rightGuesses, stakeCap, takesOf, topWithin } from './picture/hilo.ts';
import { outcomeWords } from './words.ts';

/** The last card is turned, then the round is told. */
const endMs = { turned: 950, still: 400 } as const;

/** What the player does with the cards, and what lies on the table for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords });
  const { open, revealing, limits, currency } = round;
  const stake = useStake(round, stakeCap(limits.maxPayoutMinor));
  const [pressed, setPressed] = useState<Made>();
  const stakeMinor = open ? minorOf(open.stake, currency) : stake.stakeMinor;
  const view = open && readView(open.view);
  const last = revealing ?? round.rounds[0];
  const end = open || !last ? undefined : readEnd(last.outcome);
  const cards = view?.cards ?? end?.cards ?? [];
  const moves = view?.moves ?? end?.moves ?? [];
  const right = rightGuesses(moves, end?.wrong ?? false);

  const count = cards.length;
  const heard = useRef(count);
  useEffect(() => {
    if (count === heard.current) return;
    heard.current = count;
    if (count > 0) playCard();
  }, [count]);
  useEffect(() => {
    if (right > 0) tone(349 * 2 ** (Math.min(right, 16) / 12), 0.12, 0.03, 0.12);
  }, [right]);

  useReveal(round, (settled) => {
    setPressed(undefined);
    if (readEnd(settled.outcome)?.wrong) tap(170, 0.7, still ? 0 : 0.3, 0.2);
    return still ? endMs.still : endMs.turned;
  });

  return {
    round,
    stake,
    stakeMinor,
    view,
    end,
    cards,
    moves,
    right,
    top: view?.top ?? topWithin(stakeMinor, limits.maxPayoutMinor),
    pressed: round.acting ? pressed : undefined,
    canCashOut: open?.choices.some(({ name }) => name === 'cash-out') ?? false,
    canSkip: open?.choices.some(({ name }) => name === 'skip') ?? false,
    takes: view ? takesOf(view, stakeMinor) : nothing,
    start: (): void => {
      const top = topWithin(stake.stakeMinor, limits.maxPayoutMinor);
      if (top === 0 || !stake.isEnough()) return;
      round.begin();
      void placeRound([{ spot: hiloSpot(top), amount: formatAmount(stake.stakeMinor, currency) }]);
    },
    make: (move: Made): void => {
      if (!open || round.acting) return;
      setPressed(move);
      void actRound({ name: move });
    },
    cashOut: (): void => {
      if (!round.acting) void actRound({ name: 'cash-out' });
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
