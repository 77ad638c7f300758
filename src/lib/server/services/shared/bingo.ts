import type { ResponseOf } from '#contract/call.ts';
import type { readBingoStake } from '#contract/games/bingo.ts';
import { common as commonBingo } from '#domain/games/bingo/bingo-75/common.ts';
import { presentOwn } from './present.ts';
import type { Held } from './stakes.ts';

/** The cards of one purchase as their player sees them. */
export const presentBingoStake = ({ stake, round }: Held): ResponseOf<typeof readBingoStake>['stake'] =>
  presentOwn(commonBingo, stake, round);
