import * as z from 'zod/mini';
import { currencyCode, day, uuid } from '../wire.ts';
import { minor, playerEvent } from './define-event.ts';

/** `day`: that of UTC to which it counts; `factId`: its row in the affiliate's statement. Whose click it was stands in the house. */
const fact = { affiliateId: z.string(), referralId: uuid, factId: uuid, day };
const money = { currency: currencyCode, amount: minor, eurCents: minor };

/** What is counted to whom a player came from. The affiliate is told of it by a click id alone, and no event has that. */
export const affiliateEvents = [
  playerEvent('affiliate.registration', 1, 'Somebody came by an affiliate’s click and opened an account.', fact),
  playerEvent('affiliate.first_deposit', 1, 'The first deposit of such a player.', { ...fact, ...money }),
  playerEvent('affiliate.deposit', 1, 'A deposit of such a player; below zero: one was taken back.', {
    ...fact,
    ...money,
  }),
  playerEvent(
    'affiliate.revenue',
    1,
    'What such a player’s play left to the house on `day`: `amount` = stakes − payouts − bonusCost.',
    { ...fact, ...money, stakes: minor, payouts: minor, bonusCost: minor },
  ),
] as const;
