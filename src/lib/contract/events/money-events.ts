import * as z from 'zod/mini';
import { correctionCauses } from '#domain/desk/correction.ts';
import type { DepositHold } from '#domain/payments/hold.ts';
import { currencyCode, day, uuid } from '../wire.ts';
import { minor, playerEvent } from './define-event.ts';

const sum = { currency: currencyCode, amount: minor };
const deposit = { depositId: uuid, gateway: z.string(), ...sum };
/** `eurCents`: what it was worth when it was asked for. */
const withdrawal = { withdrawalId: uuid, provider: z.enum(['skrill', 'crypto']), ...sum, eurCents: minor };

const holds = [
  'account_closed',
  'player_excluded',
  'register_unanswered',
  'player_timed_out',
  'limit_reached',
] as const satisfies DepositHold[];

/** What came in, what went out, and what was put right by hand. Amounts are in minor units. */
export const moneyEvents = [
  playerEvent('deposit.begun', 1, 'A deposit was asked for.', deposit),
  playerEvent('deposit.credited', 1, 'A deposit is the player’s money.', deposit),
  playerEvent('deposit.held', 1, 'A deposit was paid while the player might not pay in: it is owed.', {
    ...deposit,
    for: z.enum(holds),
  }),
  playerEvent('deposit.failed', 1, 'The company refused a deposit, or its time ran out. It may be credited yet.', {
    ...deposit,
    why: z.enum(['failed', 'expired']),
  }),
  playerEvent('deposit.refunded', 1, 'A held deposit was given back.', deposit),
  playerEvent('deposit.reversed', 1, 'The company took a deposit back.', deposit),
  playerEvent('withdrawal.requested', 1, 'A withdrawal was asked for: its money is set aside.', withdrawal),
  playerEvent('withdrawal.in_review', 1, 'People look at a withdrawal.', withdrawal),
  playerEvent('withdrawal.approved', 1, 'A withdrawal may be paid.', withdrawal),
  playerEvent('withdrawal.sent', 1, 'A withdrawal was paid.', withdrawal),
  playerEvent('withdrawal.failed', 1, 'A withdrawal was refused or could not be paid: its money is back.', withdrawal),
  playerEvent('withdrawal.cancelled', 1, 'The player took a withdrawal back.', withdrawal),
  playerEvent('wallet.adjusted', 1, 'A correction by hand, signed.', { provider: z.string(), ...sum }),
  playerEvent(
    'player.corrected',
    1,
    'Two of the staff gave own money to the player, or took it where `amount` is below zero.',
    { correctionId: uuid, ...sum, cause: z.enum(correctionCauses) },
  ),
  playerEvent('loyalty.cashback_paid', 1, 'Cashback for the week that began on `week`.', {
    week: day,
    percent: z.int(),
    ...sum,
  }),
] as const;
