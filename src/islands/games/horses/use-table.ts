import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { winningBetsOf } from '#domain/games/horses/chances.ts';
import { cardAt } from '#domain/games/horses/rules.ts';
import { displayAmount, formatAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { type GameSession, tellPurse } from '#stores/play/game.ts';
import { races } from '#stores/play/races.ts';
import { useChips } from '../kit/ChipTray.tsx';
import { tap } from '../kit/sounds.ts';
import { useCountdown } from '../kit/use-countdown.ts';
import { useSharedRound } from '../kit/use-shared-round.ts';
import { onCard, placedOf, raceBoard, returnOf } from './picture/horses.ts';
import { outcomeWords } from './words.ts';

/** The slip and the race, and what may be done with them now. */
export const useTable = (session: GameSession) => {
  const { currency } = session;
  const table = useStore(races.$table);
  const slip = useStore(races.$slip);
  useEffect(() => races.join(), []);

  const race = table.state === 'open' ? table.round : null;
  const phase = table.state === 'open' ? table.phase : 'asleep';
  const result = table.state === 'open' ? table.result : null;
  const card = cardAt(race?.index ?? 1);
  const held = 'slip' in slip ? slip : slip.state === 'refused' ? slip.held : null;
  const mine = held && race && held.slip.index === race.index && held.slip.chain === race.chain ? held.slip : undefined;
  const isIn = mine?.status === 'open';

  // The picture of a race begins when its order is told, and a late comer joins it where it is.
  const [seen, setSeen] = useState<number>();
  const isSeen = result !== null && seen === result.index;
  const watched = useMemo(() => {
    if (!result || isSeen) return undefined;
    const ago = Math.max(0, Date.now() + races.$offsetMs.get() - Date.parse(result.endedAt));
    return { order: result.outcome.order, index: result.index, beganMs: performance.now() - ago };
  }, [result, isSeen]);

  const finished = useMemo(
    () => (result && isSeen ? { order: result.outcome.order, index: result.index } : undefined),
    [result, isSeen],
  );

  const isOpen = phase === 'betting' && !isIn;
  const { view, land } = useSharedRound(session, {
    outcomeWords,
    sending: slip.state === 'sending' || slip.state === 'cancelling',
    lost: slip.state === 'lost',
    refused: slip.state === 'refused' ? slip.failed : undefined,
    locked: !isOpen,
    stakeId: mine === undefined || mine.status === 'cancelled' ? undefined : mine.id,
    askAgain: () => void races.resumeSlip(),
    onDismiss: races.dismissSlipRefusal,
  });
  const chips = useChips(view, raceBoard);
  const placed = useStore(raceBoard.$placed);

  // A slip that was handed in on another visit lies on the card again.
  const laid = useRef<string>(undefined);
  useEffect(() => {
    if (!mine || mine.status === 'cancelled' || laid.current === mine.id) return;
    laid.current = mine.id;
    const all = { maxStakeMinor: view.limits.maxStakeMinor, balanceMinor: view.limits.maxStakeMinor };
    raceBoard.layBets(
      placedOf(mine.bets, (amount) => minorOf(amount, currency)),
      all,
    );
  }, [mine, currency, view.limits.maxStakeMinor]);

  // What it returned is told when the race has been seen and the slip is settled.
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (slip.state !== 'over' || told.current === slip.slip.id) return;
    if (slip.slip.status === 'cancelled') return;
    if (mine && !isSeen) return;
    told.current = slip.slip.id;
    raceBoard.rememberBets();
    tellPurse(slip.balance);
    if (mine) void land(slip.slip.id);
  });

  const startsIn = useCountdown(phase === 'betting' ? race?.startsAt : null, races.$offsetMs);
  const opensIn = useCountdown(phase === 'ended' && table.state === 'open' ? table.nextAt : null, races.$offsetMs);
  useEffect(() => {
    if (startsIn !== null && startsIn > 0 && startsIn <= 3) tap(1_200, 0.12);
  }, [startsIn]);

  const whole = [...placed].reduce((sum, [bet, amount]) => sum + returnOf(card, bet, amount), 0n);
  const prompt = (): string => {
    if (table.state === 'connecting' || phase === 'asleep') return t('horses.connecting');
    if (table.state === 'open' && !table.live) return t('horses.line_broken');
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
    mine,
    startsIn,
    opensIn,
    prompt: prompt(),
    busy: slip.state === 'sending' || slip.state === 'cancelling',
    /** Finishing order, once it has been seen. */
    positions: isSeen && result ? result.outcome.order : [],
    won: new Set(isSeen && result ? winningBetsOf(result.outcome.order) : []),
    history: table.state === 'open' ? table.history.filter((one) => isSeen || one.index !== result?.index) : [],
    stakes: table.state === 'open' ? table.stakes : [],
    returnsWords: placed.size === 1 ? displayAmount(whole, currency) : undefined,
    onOver: (): void => setSeen(result?.index),
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
