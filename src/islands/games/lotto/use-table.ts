import { useEffect, useMemo, useState } from 'react';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { drawnCount, rowsMax, topMultiplier } from '#domain/games/lotto/lotto-6-49/paytable.ts';
import { maxPayoutOf } from '#domain/games/lotto/lotto-6-49/round.ts';
import { rational } from '#domain/maths/rational.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { showClock } from '#stores/format/time.ts';
import type { GameSession } from '#stores/play/game.ts';
import { isWhole, lotto, quickRow, readTickets, rowsOf, rowsToBuy, toggled } from '#stores/play/lotto.ts';
import { tap } from '../kit/motion/sounds.ts';
import { evenBelow } from '../kit/picture/chances.ts';
import { useCountdown } from '../kit/round/use-countdown.ts';
import { beganMsOf, useSlip, useSlipEnd } from '../kit/round/use-slip.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import { type Draw, useBalls } from './use-balls.ts';
import { outcomeWords } from './words.ts';

type Row = readonly number[];

/** The largest stake a row at which the table could pay all that these rows can win together. */
const capOf = (maxPayoutMinor: bigint, spots: readonly string[]): bigint => {
  const most = maxPayoutOf(spots.map((spot) => ({ spot, amountMinor: 1n })));
  return stakeCapAt(maxPayoutMinor, most > 0n ? rational(most) : topMultiplier);
};

/** A record is written when all tickets of its draw are settled. */
const recordMs = 1_500;

/** The player's ticket, the draw, and what may be done with them now. */
export const useTable = (session: GameSession, still: boolean) => {
  const slip = useSlip(session, lotto, outcomeWords);
  const { opened, round, phase, result, resultId, held, bought, isIn, isSeen, view } = slip;
  const [chosen, setChosen] = useState<readonly Row[]>([[]]);
  const [at, setAt] = useState(0);

  // The balls come when they are told; who comes late joins where they are.
  const draw = useMemo((): Draw | undefined => {
    if (!result || resultId === undefined) return undefined;
    return { id: resultId, numbers: result.outcome.drawn, beganMs: beganMsOf(lotto, result) };
  }, [result, resultId]);
  const count = useBalls(draw, still, slip.see);
  const shown = draw?.numbers.slice(0, count) ?? [];

  const spots = rowsToBuy(chosen);
  const stake = useStake(view, capOf(view.limits.maxPayoutMinor, spots));
  const rows = bought ? rowsOf(bought) : chosen;
  const wholeMinor = stake.stakeMinor * BigInt(bought ? rows.length : spots.length);

  // What a ticket has become is read when it is bought or given back, and when its draw was seen.
  const ticketState = `${held?.slip.id} ${held?.slip.status} ${isSeen}`;
  useEffect(() => {
    if (ticketState !== '') void readTickets();
  }, [ticketState]);

  useSlipEnd(slip, { isSeen, recordMs });

  const drawsIn = useCountdown(phase === 'betting' ? round?.startsAt : null, lotto.$offsetMs);
  const opensIn = useCountdown(phase === 'ended' ? opened?.nextAt : null, lotto.$offsetMs);

  const prompt = (): string => {
    if (!opened || phase === 'asleep') return t('lotto.connecting');
    if (!opened.live) return t('lotto.line_broken');
    if (phase === 'running') return t('lotto.closed');
    if (result && !isSeen) return t('lotto.drawing', { count: shown.length });
    if (result) return outcomeWords(result);
    if (isIn) return t('lotto.ticket_in');
    return t(spots.length === 0 ? 'lotto.prompt_choose' : 'lotto.prompt_buy', { count: drawnCount });
  };

  const change = (next: readonly Row[], hand = at): void => {
    if (view.locked) return;
    view.dismiss();
    tap(2_400, 0.2, 0, 0.03);
    setChosen(next);
    setAt(Math.min(hand, next.length - 1));
  };
  const withRow = (index: number, row: Row): readonly Row[] =>
    chosen.map((one, place) => (place === index ? row : one));
  const own = view.locked ? rows : chosen;

  return {
    view,
    stake,
    wholeMinor,
    rows,
    at,
    /** The row in hand, on the sheet. */
    row: own[Math.min(at, own.length - 1)] ?? [],
    /** The balls that have come, in their order. */
    shown,
    round,
    phase,
    isIn,
    drawsIn,
    clock: drawsIn === null ? null : showClock(drawsIn),
    opensIn: opensIn === null ? null : showClock(opensIn),
    lastDraw: opened?.history.find((one) => one.index !== result?.index),
    prompt: prompt(),
    busy: slip.busy,
    players: slip.players,
    canBuy: spots.length > 0,
    canAdd: !view.locked && chosen.length < rowsMax,
    take: setAt,
    toggle: (number: number): void => {
      const row = chosen[at] ?? [];
      const next = toggled(row, number);
      if (next !== row) change(withRow(at, next));
    },
    quick: (index: number): void => change(withRow(index, quickRow(evenBelow)), index),
    add: (): void => {
      const empty = chosen.findIndex((row) => !isWhole(row));
      if (empty >= 0) change(withRow(empty, quickRow(evenBelow, chosen[empty])), empty);
      else change([...chosen, quickRow(evenBelow)], chosen.length);
    },
    remove: (index: number): void => change(chosen.filter((_, place) => place !== index)),
    buy: (): void => {
      if (spots.length === 0 || !stake.isEnough(wholeMinor)) return;
      view.begin();
      const amount = formatAmount(stake.stakeMinor, view.currency);
      void lotto.placeSlip(spots.map((spot) => ({ spot, amount })));
    },
    giveBack: (): void => void lotto.cancelSlip(),
  };
};

export type TableState = ReturnType<typeof useTable>;
