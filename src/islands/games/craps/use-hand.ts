import { useEffect, useRef, useState } from 'react';
import type { BetBoard } from '#stores/play/bet-board.ts';
import type { OpenRound, SettledRound } from '#stores/play/game.ts';
import type { RoundView } from '../kit/round/use-round.ts';
import { comeOutOf, endOf, type Hand, handOf, noHand } from './picture/craps.ts';

const handIn = (round: OpenRound | SettledRound): Hand =>
  round.status === 'open' ? handOf(round.view) : endOf(round.outcome);

/**
 * The hand as far as the player has seen it. A new roll of the round is first handed out as `rolling`, while the felt
 * still stands as it stood; when the dice lie, `rested()` shows what they did.
 */
export const useHand = (round: RoundView, board: BetBoard) => {
  const { open, revealing, rest, rounds, currency } = round;
  const [shown, setShown] = useState<{ readonly id: string | undefined; readonly hand: Hand }>(() => ({
    id: open?.id,
    hand: open ? handIn(open) : noHand,
  }));
  const now = open ?? revealing;
  const coming = now && handIn(now);
  const seen = shown.id === now?.id ? shown.hand.rolls.length : 0;
  const isNew = coming !== undefined && coming.rolls.length > seen;
  const last = coming?.rolls.at(-1);

  const atEnd = useRef(rest);
  atEnd.current = rest;
  const remembered = useRef<string>(undefined);

  // The chips of the come-out are staked with the round; they can be laid again after the hand.
  useEffect(() => {
    if (now === undefined || remembered.current === now.id) return;
    const isFirst = remembered.current !== undefined || shown.id !== now.id;
    remembered.current = now.id;
    if (isFirst) board.rememberBets();
  }, [now, shown.id, board]);

  // Without a new roll there is nothing to wait for: a bet put on or taken down shows at once.
  useEffect(() => {
    if (now === undefined || isNew) return;
    setShown({ id: now.id, hand: handIn(now) });
    if (now.status === 'settled') atEnd.current();
  }, [now, isNew]);

  const rested = (): void => {
    if (now === undefined) return;
    setShown({ id: now.id, hand: handIn(now) });
    if (now.status === 'settled') rest();
  };

  /** A new round begins with its own bets, whatever the last one left; before any, the last one's dice lie there. */
  const handShown = (): Hand => {
    if (now !== undefined && shown.id !== now.id) return comeOutOf(now.bets, currency);
    const before = shown.id === undefined ? rounds[0] : undefined;
    return before ? { ...endOf(before.outcome), last: [] } : shown.hand;
  };
  const hand = handShown();

  return {
    hand,
    /** Changes with each roll to be shown; undefined while the dice lie. */
    rollId: isNew && now ? `${now.id}:${coming.rolls.length}` : undefined,
    /** What the dice show, or will when they rest. */
    dice: last?.dice ?? hand.rolls.at(-1)?.dice ?? ([6, 1] as const),
    rested,
  };
};
