import { useEffect, useState } from 'react';
import { stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { nothing, shareAt } from '#domain/games/kit/share.ts';
import { climbSpot, multiplierOf } from '#domain/games/ladder/ladder.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { minorOf } from '#stores/format/money.ts';
import { actRound, type GameSession, placeRound } from '#stores/play/game.ts';
import { tap, tone } from '../kit/motion/sounds.ts';
import { useReveal } from '../kit/round/use-reveal.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useStake } from '../kit/tray/use-stake.ts';
import {
  anyPlace,
  firstName,
  ladderGame,
  laddersOf,
  readBet,
  readEnd,
  readView,
  rungsWithin,
} from './picture/ladder.ts';
import { outcomeWordsOf } from './words.ts';

/** All is shown after so long: the pick itself first, then what was not picked. */
const endMs = { coin: 1_150, penalty: 1_500, towers: 900, still: 400 } as const;

/** After so many seconds it is heard how a pick came out: when the coin is down, or the ball at the goal. */
const decidedAfter = { coin: 0.7, penalty: 0.42, towers: 0 } as const;

const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

/** What the player does on a ladder, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const game = ladderGame(session.game.id);
  const round = useRound(session, { outcomeWords: outcomeWordsOf(game) });
  const { open, revealing, limits, currency } = round;
  const firstBet = readBet(game, session.openRound?.bets ?? session.lastRound?.bets);
  const [wanted, setName] = useState(firstBet?.name ?? firstName[game]);
  const [pressed, setPressed] = useState<number>();
  const [cleared, setCleared] = useState<string>();

  const openBet = open && readBet(game, open.bets);
  const name = openBet?.name ?? wanted;
  const ladder = laddersOf[game].get(name) ?? { options: 2, safe: 1, rungs: 20 };
  const stake = useStake(round, stakeCapAt(limits.maxPayoutMinor, multiplierOf(ladder, 1)));
  const stakeMinor = open ? minorOf(open.stake, currency) : stake.stakeMinor;
  const view = open && readView(open.view);
  const rungsMax = view?.rungsMax ?? rungsWithin(ladder, stakeMinor, limits.maxPayoutMinor);

  const last = revealing ?? round.rounds[0];
  const lastName = last && readBet(game, last.bets)?.name;
  const end = open || !last || last.id === cleared || lastName !== name ? undefined : readEnd(last.outcome);
  const picks = view?.picks ?? end?.picks ?? [];
  const climbed = open ? picks.length : 0;

  useEffect(() => {
    if (climbed === 0) return;
    setPressed(undefined);
    if (game === 'penalty') tap(170, 0.7, 0, 0.09);
    else tap(1_700, 0.35);
    tone(330 * 2 ** (Math.min(climbed, 18) / 12), 0.14, 0.03, game === 'penalty' && !still ? decidedAfter.penalty : 0);
  }, [climbed, game, still]);

  useReveal(round, (settled) => {
    setPressed(undefined);
    if (readEnd(settled.outcome)?.fell) {
      if (game === 'penalty') tap(170, 0.7, 0, 0.09);
      tap(150, 0.8, still ? 0 : decidedAfter[game], 0.2);
    }
    return still ? endMs.still : endMs[game];
  });

  const pick = (place: number): void => {
    if (!open || round.acting) return;
    setPressed(place);
    void actRound({ name: 'pick', place });
  };

  return {
    game,
    round,
    stake,
    stakeMinor,
    name,
    climb: { ladder, rungsMax },
    end,
    /** The places picked in the round that waits or lies there. */
    picks,
    /** What is told of the rungs of that round: the places of each that held. */
    told: view?.told ?? end?.rungs ?? [],
    /** The round that waits or lies there. */
    shownId: open?.id ?? (end && last?.id),
    /** How many rungs are climbed in the round that waits. */
    climbed,
    /** The place that is on its way. */
    pressed: round.acting ? pressed : undefined,
    canCashOut: open?.choices.some((choice) => choice.name === 'cash-out') ?? false,
    takes: climbed > 0 ? shareAt(stakeMinor, multiplierOf(ladder, climbed)) : nothing,
    setName: (next: string): void => {
      if (round.locked) return;
      round.dismiss();
      setCleared(last?.id);
      setName(next);
    },
    start: (): void => {
      if (rungsMax === 0 || !stake.isEnough()) return;
      round.begin();
      const spot = climbSpot(name, ladder, rungsMax);
      void placeRound([{ spot, amount: formatAmount(stakeMinor, currency) }]);
    },
    pick,
    pickAny: (): void => pick(anyPlace(ladder.options, randomByte)),
    cashOut: (): void => {
      if (!round.acting) void actRound({ name: 'cash-out' });
    },
  };
};

export type TableState = ReturnType<typeof useTable>;
