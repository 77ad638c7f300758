import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { winningBetsOf } from '#domain/games/horses/chances.ts';
import { cardAt } from '#domain/games/horses/round.ts';
import { displayAmount, formatAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { GameSession } from '#stores/play/game.ts';
import { races } from '#stores/play/races.ts';
import { tap } from '../kit/motion/sounds.ts';
import { useCountdown } from '../kit/round/use-countdown.ts';
import { beganMsOf, useLaidAgain, useSlip, useSlipEnd } from '../kit/round/use-slip.ts';
import { useChips } from '../kit/tray/use-chips.ts';
import { onCard, raceBoard, returnOf, settledOn, withoutCard } from './picture/horses.ts';
import { outcomeWords } from './words.ts';

/** The slip and the race, and what may be done with them now. */
export const useTable = (session: GameSession) => {
  const { currency, demo } = session;
  const slip = useSlip(session, races, outcomeWords);
  const { opened, round: race, phase, result, bought, isSeen, view } = slip;
  const card = cardAt(race?.index ?? 1);
  const isIn = bought?.status === 'open';

  // The picture of a race begins when its order is told, and a late comer joins it where it is.
  const watched = useMemo(() => {
    if (!result || isSeen) return undefined;
    return { order: result.outcome.order, index: result.index, beganMs: beganMsOf(races, result) };
  }, [result, isSeen]);

  const finished = useMemo(
    () => (result && isSeen ? { order: result.outcome.order, index: result.index } : undefined),
    [result, isSeen],
  );

  // The chips of a slip lie on the card of its race alone.
  const told = { ...view, landed: isSeen && result ? view.landed : undefined };
  const chips = useChips(told, raceBoard, { settledOf: settledOn });
  const placed = useStore(raceBoard.$placed);

  useLaidAgain(bought, raceBoard, view, withoutCard);
  // What it returned is told when the race has been seen.
  useSlipEnd(slip, { isSeen, onOver: raceBoard.rememberBets });

  const startsIn = useCountdown(phase === 'betting' ? race?.startsAt : null, races.$offsetMs);
  const opensIn = useCountdown(phase === 'ended' ? opened?.nextAt : null, races.$offsetMs);
  useEffect(() => {
    if (startsIn !== null && startsIn > 0 && startsIn <= 3) tap(1_200, 0.12);
  }, [startsIn]);

  const whole = [...placed].reduce((sum, [bet, amount]) => sum + returnOf(card, bet, amount), 0n);
  const prompt = (): string => {
    if (!opened || phase === 'asleep') return t('horses.connecting');
    if (!opened.live) return t('horses.line_broken');
    if (watched || phase === 'running') return t('horses.they_are_off');
    if (isSeen && result) return outcomeWords(result);
    if (isIn) return t('horses.slip_in');
    return startsIn === null ? t('horses.first_slip') : t('horses.prompt');
  };

  return {
    view,
    chips,
    placed,
    card,
    race,
    phase,
    watched,
    finished,
    isIn,
    /** Whether there is anything to be told of while no page is open. */
    isTellable: isIn && !demo,
    startsIn,
    opensIn,
    prompt: prompt(),
    busy: slip.busy,
    /** Finishing order, once it has been seen. */
    positions: isSeen && result ? result.outcome.order : [],
    won: new Set(isSeen && result ? winningBetsOf(result.outcome.order) : []),
    history: opened?.history.filter((one) => isSeen || one.index !== result?.index) ?? [],
    stakes: opened?.stakes ?? [],
    returnsWords: placed.size === 1 ? displayAmount(whole, currency) : undefined,
    onOver: slip.see,
    handIn: (): void => {
      if (!chips.isEnough()) return;
      view.begin();
      void races.placeSlip(
        [...placed].map(([bet, amount]) => ({ spot: onCard(card, bet), amount: formatAmount(amount, currency) })),
      );
    },
    takeBack: (): void => void races.cancelSlip(),
  };
};

export type TableState = ReturnType<typeof useTable>;
