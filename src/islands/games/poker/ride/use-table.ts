import { useMemo } from 'react';
import { betsAStake } from '#domain/games/poker/let-it-ride/paytable.ts';
import { type Decision, game as letItRide } from '#domain/games/poker/let-it-ride/rules.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { createBetBoard } from '#stores/play/bet-board.ts';
import { actRound, type GameSession, placeRound } from '#stores/play/game.ts';
import { useChips } from '../../kit/ChipTray.tsx';
import type { Dealing } from '../../kit/felt/scene.ts';
import { useScene } from '../../kit/felt/use-scene.ts';
import { useKept } from '../../kit/use-kept.ts';
import { useRound } from '../../kit/use-round.ts';
import { adviceOnRide, emptyRide, openCards, type RideFelt, rideFrames, rideOf } from '../picture/let-it-ride.ts';
import { rideOutcome } from './words.ts';

const spot = 'three';

/** A press lays a chip on each of the three places. */
const board = createBetBoard(() => Number(betsAStake));

const dealing: Dealing<RideFelt> = {
  empty: emptyRide,
  isEmpty: ({ cards }) => cards.length === 0,
  cardsOf: rideOf,
  framesTo: rideFrames,
};

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords: rideOutcome, onLanded: board.rememberBets });
  const chips = useChips(round, board);
  const { currency, limits } = round;
  const { scene, playing, placed, isIdle, asked, amounts, settled } = useScene({ dealing, board, round, still });

  const isPayable = (stakeMinor: bigint): boolean =>
    letItRide.maxPayoutOf([{ spot, amountMinor: stakeMinor }]) <= limits.maxPayoutMinor;
  const tellCap = (): void => {
    const perUnit = betsAStake * letItRide.maxPayoutOf([{ spot, amountMinor: 1n }]);
    chips.setNote(t('poker.ride_over', { limit: displayAmount(limits.maxPayoutMinor / perUnit, currency) }));
  };

  /** Lays a chip on each place, unless the table could not pay a royal flush on them: then it says how much it takes. */
  const place = (): void => {
    if (isPayable((placed.get(spot) ?? 0n) + betsAStake * chips.chipMinor)) chips.place(spot);
    else if (!round.locked) tellCap();
  };

  const deal = (): void => {
    if (!isIdle || !chips.isEnough()) return;
    if (!isPayable(placed.get(spot) ?? 0n)) {
      tellCap();
      return;
    }
    round.begin();
    void placeRound(board.wireBets(currency));
  };

  const act = (name: Decision): void => {
    if (asked) void actRound({ name });
  };

  const [hinting, keepHinting] = useKept('let-it-ride:hint', ['off', 'on']);
  const cards = openCards(scene.felt).join(' ');
  const advice = useMemo(
    () => (hinting === 'on' && asked && cards !== '' ? adviceOnRide(cards.split(' ')) : undefined),
    [hinting, asked, cards],
  );
  return {
    board,
    round,
    chips,
    scene,
    playing,
    place,
    clear: (): void => chips.clear(spot),
    deal,
    act,
    asked,
    /** What lies on each of the three places. */
    betMinor: (amounts.get(spot) ?? 0n) / betsAStake,
    /** The round that lies there has been shown to its end. */
    settled: settled?.round,
    hinting: hinting === 'on',
    setHinting: (on: boolean): void => keepHinting(on ? 'on' : 'off'),
    advice,
  };
};

export type TableState = ReturnType<typeof useTable>;
