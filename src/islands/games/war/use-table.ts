import type { Bet } from '#domain/games/kit/game.ts';
import { game as war } from '#domain/games/war/rules.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { createBetBoard } from '#stores/play/bet-board.ts';
import { actRound, type GameSession, placeRound } from '#stores/play/game.ts';
import type { Dealing } from '../kit/felt/scene.ts';
import { useScene } from '../kit/felt/use-scene.ts';
import { playChip } from '../kit/motion/sounds.ts';
import { useRound } from '../kit/round/use-round.ts';
import { isPayable } from '../kit/tray/payable.ts';
import { useChips } from '../kit/tray/use-chips.ts';
import type { Spot } from './geometry.ts';
import { emptyWar, type WarFelt, warFeltOf, warFrames } from './picture/war.ts';
import { spotWords, warOutcome } from './words.ts';

const board = createBetBoard();

const dealing: Dealing<WarFelt> = {
  empty: emptyWar,
  isEmpty: ({ player }) => player === undefined,
  cardsOf: warFeltOf,
  framesTo: warFrames,
};

const betsOf = (placed: ReadonlyMap<string, bigint>): Bet[] =>
  [...placed].map(([spot, amountMinor]) => ({ spot, amountMinor }));

/** What the player does at the table, and what it shows for it. */
export const useTable = (session: GameSession, still: boolean) => {
  const round = useRound(session, { outcomeWords: warOutcome, onLanded: board.rememberBets });
  const chips = useChips(round, board);
  const { open, currency, balanceMinor } = round;
  const { placed, isIdle, asked, ...shown } = useScene({ dealing, board, round, still });

  const canPay = (bets: ReadonlyMap<string, bigint>): boolean =>
    isPayable(round, chips, war.maxPayoutOf(betsOf(bets)), (limit) => t('war.over', { limit }));

  const place = (spot: Spot): void => {
    if (!round.locked && canPay(new Map(placed).set(spot, (placed.get(spot) ?? 0n) + chips.chipMinor)))
      chips.place(spot);
  };

  const deal = (): void => {
    if (!isIdle || !chips.isEnough()) return;
    if (!placed.has('ante')) {
      chips.setNote(t('war.ante_first', { spot: spotWords('ante') }));
      return;
    }
    if (!canPay(placed)) return;
    round.begin();
    void placeRound(board.wireBets(currency));
  };

  const adds = open?.choices.find(({ name }) => name === 'war')?.adds;
  const addsMinor = adds === undefined ? 0n : minorOf(adds, currency);
  const canAfford = addsMinor <= balanceMinor;
  const act = (name: 'war' | 'surrender'): void => {
    if (!asked || (name === 'war' && !canAfford)) return;
    if (name === 'war') playChip();
    void actRound({ name });
  };

  return {
    ...shown,
    board,
    round,
    chips,
    place,
    deal,
    act,
    asked,
    addsMinor,
    canAfford,
  };
};

export type TableState = ReturnType<typeof useTable>;
