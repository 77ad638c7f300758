import { useMemo, useState } from 'react';
import { cardCount, cardNumberOf, cardOf, spotOf } from '#domain/games/bingo/bingo-75/cards.ts';
import { completeLines } from '#domain/games/bingo/bingo-75/lines.ts';
import { topMultiplier } from '#domain/games/bingo/bingo-75/paytable.ts';
import { cardsMax } from '#domain/games/bingo/bingo-75/round.ts';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { multiply, rational } from '#domain/maths/rational.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { bingo } from '#stores/play/bingo.ts';
import type { GameSession } from '#stores/play/game.ts';
import { evenBelow } from '../kit/picture/chances.ts';
import { useCountdown } from '../kit/round/use-countdown.ts';
import { beganMsOf, useSlip, useSlipEnd } from '../kit/round/use-slip.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { type Call, useCaller } from './use-caller.ts';
import { ballWords, outcomeWords } from './words.ts';

const firstCards = 2;

/** A card that is not among these. */
const another = (held: readonly number[]): number => {
  const number = evenBelow(cardCount) + 1;
  return held.includes(number) ? another(held) : number;
};

const someCards = (count: number): readonly number[] =>
  Array.from({ length: count }).reduce<readonly number[]>((held) => [...held, another(held)], []);

/** The player's cards, the call, and what may be done with them now. */
export const useTable = (session: GameSession, still: boolean) => {
  const slip = useSlip(session, bingo, outcomeWords);
  const { opened, round, phase, result, resultId, bought, isIn, isSeen, view } = slip;
  const [chosen, setChosen] = useState<readonly number[]>(() => someCards(firstCards));

  // The call begins when its balls are told, and who comes late joins it where it is.
  const call = useMemo((): Call | undefined => {
    if (!result || resultId === undefined) return undefined;
    return { id: resultId, balls: result.outcome.called, beganMs: beganMsOf(bingo, result) };
  }, [result, resultId]);
  const heard = useCaller(call, still, slip.see);
  const called = call?.balls.slice(0, heard) ?? [];
  const isCalling = call !== undefined && !isSeen;

  const ownNumbers = bought?.bets.flatMap(({ spot }) => cardNumberOf(spot) ?? []) ?? [];
  const numbers = ownNumbers.length > 0 ? ownNumbers : chosen;
  const most = multiply(topMultiplier, rational(BigInt(numbers.length)));
  const stake = useStake(view, stakeCapAt(view.limits.maxPayoutMinor, most));
  const wholeMinor = stake.stakeMinor * BigInt(numbers.length);

  // What the cards returned is told when the last ball was heard.
  useSlipEnd(slip, { isSeen });

  const startsIn = useCountdown(phase === 'betting' ? round?.startsAt : null, bingo.$offsetMs);
  const opensIn = useCountdown(phase === 'ended' ? opened?.nextAt : null, bingo.$offsetMs);
  const last = called.at(-1);
  const prompt = (): string => {
    if (!opened || phase === 'asleep') return t('bingo.connecting');
    if (!opened.live) return t('bingo.line_broken');
    if (isCalling && last !== undefined)
      return t('bingo.calling', { ball: ballWords(last), count: String(called.length) });
    if (phase === 'running') return t('bingo.eyes_down');
    if (isSeen && result) return outcomeWords(result);
    if (isIn) return t('bingo.cards_in');
    return startsIn === null ? t('bingo.first_cards') : t('bingo.prompt');
  };

  const balls = new Set(called);
  const change = (next: readonly number[]): void => {
    if (view.locked) return;
    view.dismiss();
    setChosen(next);
  };

  return {
    view,
    stake,
    wholeMinor,
    cards: numbers.map((number) => {
      const card = cardOf(number);
      return { number, card, lines: completeLines(card, balls) };
    }),
    called,
    isCalling,
    isIn,
    phase,
    round,
    startsIn,
    opensIn,
    prompt: prompt(),
    busy: slip.busy,
    buyers: slip.players,
    canAdd: !view.locked && chosen.length < cardsMax,
    canRemove: !view.locked && chosen.length > 1,
    add: (): void => change([...chosen, another(chosen)]),
    renew: (number: number): void => change(chosen.map((one) => (one === number ? another(chosen) : one))),
    remove: (number: number): void => change(chosen.filter((one) => one !== number)),
    buy: (): void => {
      if (!stake.isEnough(wholeMinor)) return;
      view.begin();
      const amount = formatAmount(stake.stakeMinor, view.currency);
      void bingo.placeSlip(chosen.map((number) => ({ spot: spotOf(number), amount })));
    },
    giveBack: (): void => void bingo.cancelSlip(),
  };
};

export type TableState = ReturnType<typeof useTable>;
