import type { GameCommon } from '#domain/games/kit/game.ts';
import type { BetBoard, Placed } from '#stores/play/bet-board.ts';
import { placeRound } from '#stores/play/game.ts';
import type { RoundView } from '../round/use-round.ts';
import { isPayable } from '../tray/payable.ts';
import type { Chips } from '../tray/use-chips.ts';

type OneBetOptions = {
  readonly round: RoundView;
  readonly chips: Chips;
  readonly board: BetBoard;
  readonly placed: Placed;
  readonly isIdle: boolean;
  readonly game: Pick<GameCommon, 'maxPayoutOf'>;
  readonly spot: string;
  /** On so many places at once a press lays a chip. */
  readonly times?: bigint;
  /** Says by which limit the table could not pay what would lie there. */
  readonly overWords: (limit: string) => string;
};

/** The one bet of a table of cards: laid while the table could pay the best hand on it, taken away, dealt on. */
export const useOneBet = (options: OneBetOptions) => {
  const { round, chips, board, placed, isIdle, game, spot, times = 1n, overWords } = options;
  const laidMinor = placed.get(spot) ?? 0n;
  const canPay = (amountMinor: bigint): boolean =>
    isPayable(round, chips, game.maxPayoutOf([{ spot, amountMinor }]), overWords);
  return {
    place: (): void => {
      if (!round.locked && canPay(laidMinor + times * chips.chipMinor)) chips.place(spot);
    },
    clear: (): void => chips.clear(spot),
    deal: (): void => {
      if (!isIdle || !chips.isEnough() || !canPay(laidMinor)) return;
      round.begin();
      void placeRound(board.wireBets(round.currency));
    },
  };
};
