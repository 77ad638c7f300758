import * as z from 'zod/mini';
import { rejectReasons } from '#domain/documents/state.ts';
import { limitKinds, limitPeriods } from '#domain/limits/limit.ts';
import { numberedCountries } from '#domain/registers/national-number.ts';
import { defineCall } from '../call.ts';
import { routes } from '../routes.ts';
import { currencyCode, decimal, instant, money, orNone, uuid } from '../wire.ts';

const which = { limit: z.enum(limitKinds), period: z.enum(limitPeriods) };
const document = z.enum(['id', 'bill']);

/** The facts of each kind: what its words and its link are made of. A new kind is a line here and its words in inbox.json. */
const notificationFacts = {
  deposit_credited: z.strictObject({ amount: money, currency: currencyCode }),
  /** It was paid while the player might not pay in, and is in no balance. */
  deposit_held: z.strictObject({ amount: money, currency: currencyCode }),
  /** What was held is back where it came from. */
  deposit_refunded: z.strictObject({ amount: money, currency: currencyCode }),
  /** The payment company took the money back. */
  deposit_reversed: z.strictObject({ amount: money, currency: currencyCode }),
  withdrawal_requested: z.strictObject({ amount: money, currency: currencyCode }),
  withdrawal_sent: z.strictObject({ amount: money, currency: currencyCode }),
  /** The money is in the wallet again. */
  withdrawal_failed: z.strictObject({ amount: money, currency: currencyCode }),
  document_approved: z.strictObject({ document }),
  /** `reason`: a code, whose words are `documents.reason_<code>`. */
  document_rejected: z.strictObject({ document, reason: z.enum(rejectReasons) }),
  /** A week's share of the edge came back as own money. */
  cashback_paid: z.strictObject({ amount: money, currency: currencyCode }),
  /** A promotion began: bonus money, free spins or both. */
  bonus_credited: z.strictObject({ name: z.string(), amount: money, currency: currencyCode, freeSpins: z.int() }),
  bonus_ending: z.strictObject({ name: z.string(), endsAt: instant }),
  /** All that it asked for was staked: what it gave is own money. */
  bonus_completed: z.strictObject({ name: z.string() }),
  bonus_expired: z.strictObject({ name: z.string() }),
  /** A promotion that was accepted does not fit the deposit, or was not granted. */
  bonus_not_eligible: z.strictObject({ name: z.string() }),
  /** A code that was named with a deposit did not come with it: somebody else, or another deposit, had it first, or it did not fit. */
  coupon_not_taken: z.strictObject({
    name: z.string(),
    code: z.string(),
    why: z.enum(['used', 'too_small', 'not_eligible']),
  }),
  /** No deposit was begun while the code was kept: it may be redeemed again, by anybody. */
  coupon_lapsed: z.strictObject({ name: z.string(), code: z.string() }),
  /** The deposit that earned it was taken back. */
  bonus_taken_back: z.strictObject({ name: z.string() }),
  /** A draw that was waited for paid a stake: `game` by its name. */
  prize_drawn: z.strictObject({ game: z.string(), amount: money, currency: currencyCode }),
  /** A draw was not held in its time; the stake is in the wallet again. */
  draw_void: z.strictObject({ game: z.string(), amount: money, currency: currencyCode }),
  /** A game in which they have a round takes none any more `from` then; this one may be finished `until`. `game` by its name. */
  game_closing: z.strictObject({ game: z.string(), from: instant, until: instant }),
  /** The game of their free spins is off, or hidden where they are: so many wait, and their time stands still. `game` by its name. */
  spins_waiting: z.strictObject({ game: z.string(), left: z.int(), why: z.optional(z.enum(['off', 'hidden'])) }),
  /** They can be played again, and their time runs. */
  spins_back: z.strictObject({ game: z.string(), left: z.int(), until: instant }),
  /** Somebody of the house asks for another number of the state in the place of the one that was given, or lets it be given. */
  number_asked: z.strictObject({ country: z.enum(numberedCountries) }),
  limit_raise_due: z.strictObject(which),
  /** `value` in EUR or minutes, as limits are; null: the limit is gone. */
  limit_changed: z.strictObject({ ...which, value: z.nullable(decimal) }),
  /** `device`: browser and system, as the list of sessions names them. */
  sign_in_new_device: z.strictObject({ device: z.string() }),
  password_changed: z.strictObject({}),
  /** Somebody of the house wrote in the chat. */
  support_answered: z.strictObject({}),
  /** Their play shows a marker of harm that they were not told of; which, the page says. */
  signs_in_play: z.strictObject({}),
  /** People of the house think that it would help. */
  house_suggests: z.strictObject({ what: z.enum(['break', 'limit']) }),
} as const;

export type NotificationKind = keyof typeof notificationFacts;

/** A fact that a player is told of. */
export type NotificationFact = {
  [Kind in NotificationKind]: { readonly kind: Kind; readonly facts: z.output<(typeof notificationFacts)[Kind]> };
}[NotificationKind];

const base = { id: uuid, createdAt: instant, read: z.boolean() };
const item = <const Kind extends NotificationKind>(kind: Kind) =>
  z.strictObject({ ...base, kind: z.literal(kind), facts: notificationFacts[kind] });

const notification = z.discriminatedUnion('kind', [
  item('deposit_credited'),
  item('deposit_held'),
  item('deposit_refunded'),
  item('deposit_reversed'),
  item('withdrawal_requested'),
  item('withdrawal_sent'),
  item('withdrawal_failed'),
  item('document_approved'),
  item('document_rejected'),
  item('cashback_paid'),
  item('bonus_credited'),
  item('bonus_ending'),
  item('bonus_completed'),
  item('bonus_expired'),
  item('bonus_not_eligible'),
  item('coupon_not_taken'),
  item('coupon_lapsed'),
  item('bonus_taken_back'),
  item('prize_drawn'),
  item('draw_void'),
  item('game_closing'),
  item('spins_waiting'),
  item('spins_back'),
  item('number_asked'),
  item('limit_raise_due'),
  item('limit_changed'),
  item('sign_in_new_device'),
  item('password_changed'),
  item('support_answered'),
  item('signs_in_play'),
  item('house_suggests'),
]);

export const listNotifications = defineCall({
  ...routes.listNotifications,
  summary: 'What the player was told of late, newest first, at most 50; and how many of all are unread',
  tag: 'profile',
  session: 'player',
  response: z.strictObject({ items: z.array(notification), unread: z.int() }),
  errors: [],
});

export const markNotificationsRead = defineCall({
  ...routes.markNotificationsRead,
  summary:
    'Mark one of the player’s own notifications, and every older one, as read, or of these one `kind` alone, which was read elsewhere; the same again changes nothing',
  tag: 'profile',
  session: 'player',
  body: z.strictObject({ upTo: uuid, kind: orNone(z.literal('support_answered')) }),
  response: z.strictObject({ unread: z.int() }),
  errors: ['not_found'],
});
