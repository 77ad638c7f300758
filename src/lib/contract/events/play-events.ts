import * as z from 'zod/mini';
import type { EndReason } from '#domain/promotions/grant-state.ts';
import { currencyCode, uuid } from '../wire.ts';
import { minor, playerEvent } from './define-event.ts';

const round = {
  roundId: uuid,
  gameId: z.string(),
  provider: z.string(),
  currency: currencyCode,
  stake: minor,
  stakeBonus: minor,
  payout: minor,
  undecided: minor,
  jackpotWin: z.nullable(minor),
  freeSpin: z.boolean(),
};
const bonus = { grantId: uuid, promotionId: z.string(), promotionVersion: z.int() };

const reasons = [
  'forfeited',
  'withdrawn',
  'deposit_reversed',
  'refused',
  'not_eligible',
  'replaced',
  'lapsed',
  'nothing_left',
] as const satisfies EndReason[];

/** Rounds for real money, and what became of bonuses. Amounts are in minor units. */
export const playEvents = [
  playerEvent(
    'round.settled',
    1,
    'A round for real money is over, with its sums as they stand; one that an outside studio opened again is told again, and the later stands for it. Of `stake`, `stakeBonus` was bonus money and `undecided` came back undecided.',
    round,
  ),
  playerEvent('round.cancelled', 1, 'A round for real money was taken back.', round),
  playerEvent('bonus.accepted', 1, 'A promotion was taken.', bonus),
  playerEvent('bonus.held', 1, 'People look at a promotion before it gives anything.', bonus),
  playerEvent('bonus.decided', 1, 'They decided.', { ...bonus, decision: z.enum(['released', 'refused']) }),
  playerEvent('bonus.granted', 1, 'A promotion runs: its bonus money and free spins are the player’s.', {
    ...bonus,
    currency: currencyCode,
    bonus: minor,
    spins: z.int(),
  }),
  playerEvent('bonus.ended', 1, 'A promotion is over; `completed`: what is left of its bonus became own money.', {
    ...bonus,
    how: z.enum(['completed', 'cancelled', 'expired']),
    why: z.nullable(z.enum(reasons)),
  }),
  playerEvent(
    'bonus.reversed',
    1,
    'The deposit behind a completed bonus was taken back; `released` had become own money.',
    {
      ...bonus,
      currency: z.nullable(currencyCode),
      released: minor,
    },
  ),
] as const;
