import { useMemo } from 'react';
import { betsAStake } from '#domain/games/poker/let-it-ride/paytable.ts';
import { type Decision, game as letItRide } from '#domain/games/poker/let-it-ride/rules.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { useKept } from '#islands/games/kit/fields/use-kept.ts';
import { useRound } from '#islands/games/kit/round/use-round.ts';
import { useChips } from '#islands/games/kit/tray/use-chips.ts';
import { createBetBoard } from '#stores/play/bet-board.ts';
import { actRound, type GameSession } from '#stores/play/game.ts';
import type { Dealing } from '../../kit/felt/scene.ts';
import { useOneBet } from '../../kit/felt/use-one-bet.ts';
import { useScene } from '../../kit/felt/use-scene.ts';
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
  const { scene, playing, placed, isIdle, asked, amounts, settled } = useScene({ dealing, board, round, still });

  /** A chip lies on each place, unless the table could not pay a royal flush on them: then it says how much it takes. */
  const bet = useOneBet({
    round,
    chips,
    board,
    placed,
    isIdle,
    game: letItRide,
    spot,
    times: betsAStake,
    overWords: () => {
      const perUnit = betsAStake * letItRide.maxPayoutOf([{ spot, amountMinor: 1n }]);
      return t('poker.ride_over', { limit: displayAmount(round.limits.maxPayoutMinor / perUnit, round.currency) });
    },
  });

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
    ...bet,
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
