import { useCallback, useState } from 'react';
import { game as paiGowPoker } from '#domain/games/pai-gow/pai-gow-poker/rules.ts';
import { t } from '#i18n/client.ts';
import { createBetBoard } from '#stores/play/bet-board.ts';
import { actRound, type GameSession } from '#stores/play/game.ts';
import type { Dealing } from '../kit/felt/scene.ts';
import { useOneBet } from '../kit/felt/use-one-bet.ts';
import { useScene } from '../kit/felt/use-scene.ts';
import { playCard } from '../kit/motion/sounds.ts';
import { useRound } from '../kit/round/use-round.ts';
import { useChips } from '../kit/tray/use-chips.ts';
import {
  emptyPaiGow,
  handsOf,
  houseLow,
  lowOf,
  type PaiGowFelt,
  paiGowFrames,
  paiGowOf,
  pressed,
} from './picture/pai-gow.ts';
import { paiGowOutcome } from './words.ts';

const spot = 'hand';
const board = createBetBoard();

const dealing: Dealing<PaiGowFelt> = {
  empty: emptyPaiGow,
  isEmpty: ({ player }) => player.cards.length === 0,
  cardsOf: paiGowOf,
  framesTo: paiGowFrames,
};

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords: paiGowOutcome, onLanded: board.rememberBets });
  const chips = useChips(round, board);
  /** Places laid aside for the low hand, of the round that waits. */
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const onDealt = useCallback(() => setChosen([]), []);
  const { scene, playing, placed, isIdle, asked, amounts, settled } = useScene({
    dealing,
    board,
    round,
    still,
    onDealt,
  });

  const bet = useOneBet({
    round,
    chips,
    board,
    placed,
    isIdle,
    game: paiGowPoker,
    spot,
    overWords: (limit) => t('paigow.over', { limit }),
  });

  const { felt } = scene;
  /** What lies aside as the low hand: as it was set, or as it is being set. */
  const aside = felt.player.low ?? chosen;
  const low = felt.player.low ?? lowOf(chosen);
  const hands = handsOf({ cards: felt.player.cards, low });
  const foul = hands?.foul === true;

  const press = (at: number): void => {
    if (!asked) return;
    setChosen(pressed(chosen, at));
    playCard();
  };
  const layHouseWay = (): void => {
    if (!asked) return;
    setChosen(houseLow(felt.player.cards));
    playCard();
  };
  const set = (): void => {
    if (asked && low && !foul) void actRound({ name: 'set', low: [...low] });
  };

  return {
    board,
    round,
    chips,
    scene,
    playing,
    ...bet,
    asked,
    aside,
    low,
    foul,
    /** Both hands lie there, and may be set. */
    ready: low !== undefined && !foul,
    press,
    layHouseWay,
    set,
    stakeMinor: amounts.get(spot) ?? 0n,
    /** The round that lies there has been shown to its end. */
    settled,
  };
};

export type TableState = ReturnType<typeof useTable>;
