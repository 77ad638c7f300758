import { type CorrectionCause, correctionCauses } from '#domain/desk/correction.ts';
import { amountLengthMax, parsePositiveAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies, isCurrencyCode } from '#domain/money/currency.ts';
import { amountOrTyped } from '#domain/money/typed-amount.ts';
import { minorOf } from '../format/money.ts';
import type { DeskInput } from './call-desk.ts';
import type { DeskPlayer } from './players.ts';

type Balances = DeskPlayer['balances'];
type Typed = { readonly currency: string; readonly amount: string };

/** A correction as it is typed. */
export type CorrectionDraft = Typed & {
  readonly direction: 'give' | 'take';
  readonly cause: string;
  readonly reason: string;
};
/** A payout in a player’s name as it is typed. `key` names the wish: sent again unchanged, it is the same one. */
export type PayoutDraft = Typed & { readonly address: string; readonly key: string };

export type MoneyFault =
  | 'currency'
  | 'amount'
  | 'amount_invalid'
  | 'amount_overprecise'
  | 'balance_too_low'
  | 'cause'
  | 'address'
  | 'reason';

/** The own money that stands in a currency, in minor units; undefined: no such wallet. */
const ownIn = (balances: Balances, currency: string): bigint | undefined => {
  const found = balances.find((one) => one.currency === currency);
  return found && minorOf(found.own, found.currency);
};

type Moved = { readonly currency: CurrencyCode; readonly amountMinor: bigint; readonly own: bigint };

/** What was typed as an amount of a wallet that is there, or what is wrong with it. */
const readMoved = ({ currency, amount }: Typed, balances: Balances, isTaken: boolean): Moved | MoneyFault => {
  const own = ownIn(balances, currency);
  if (own === undefined || !isCurrencyCode(currency)) return 'currency';
  if (amount.trim() === '') return 'amount';
  const read = parsePositiveAmount(amountOrTyped(amount.trim(), currency), currency, amountLengthMax);
  if (!read.ok) return read.code;
  return isTaken && read.value > own ? 'balance_too_low' : { currency, amountMinor: read.value, own };
};

const isCause = (text: string): text is CorrectionCause => (correctionCauses as readonly string[]).includes(text);

/** What is wrong with a correction, the first on the screen first. */
export const correctionFaults = (draft: CorrectionDraft, balances: Balances): MoneyFault[] => {
  const moved = readMoved(draft, balances, draft.direction === 'take');
  return [
    ...(typeof moved === 'string' ? [moved] : []),
    ...(isCause(draft.cause) ? [] : (['cause'] as const)),
    ...(draft.reason.trim() === '' ? (['reason'] as const) : []),
  ];
};

/** What a sum would leave, in minor units: `delta` is below zero where it takes. */
type Outcome = { readonly currency: CurrencyCode; readonly delta: bigint; readonly own: bigint };

/** What a correction would come to; null while it cannot be said. */
export const correctionOutcome = (draft: CorrectionDraft, balances: Balances): Outcome | null => {
  const moved = readMoved(draft, balances, draft.direction === 'take');
  if (typeof moved === 'string') return null;
  const { currency, amountMinor, own } = moved;
  return { currency, own, delta: draft.direction === 'take' ? -amountMinor : amountMinor };
};

/** A draft without faults as the call has it. */
export const correctionOf = (draft: CorrectionDraft): DeskInput<'proposeCorrection'>['body'] => {
  const { currency, amount, direction, cause, reason } = draft;
  if (!isCurrencyCode(currency) || !isCause(cause)) throw new TypeError('a correction that lacks something');
  return { currency, amount: amountOrTyped(amount.trim(), currency), direction, cause, reason: reason.trim() };
};

/** Coins go to an address; other money to the account from which it came. */
export const isOfCoins = (currency: string): boolean =>
  isCurrencyCode(currency) && currencies[currency].type === 'CRYPTO';

/** What is wrong with a payout, the first on the screen first. */
export const payoutFaults = (draft: PayoutDraft, balances: Balances): MoneyFault[] => {
  const moved = readMoved(draft, balances, true);
  return [
    ...(typeof moved === 'string' ? [moved] : []),
    ...(isOfCoins(draft.currency) && draft.address.trim() === '' ? (['address'] as const) : []),
  ];
};

/** What a payout would leave; null while it cannot be said. */
export const payoutOutcome = (draft: PayoutDraft, balances: Balances): Outcome | null => {
  const moved = readMoved(draft, balances, true);
  return typeof moved === 'string' ? null : { currency: moved.currency, own: moved.own, delta: -moved.amountMinor };
};

/** A draft without faults as the call has it. */
export const payoutOf = ({ currency, amount, address, key }: PayoutDraft): DeskInput<'requestPayout'>['body'] => {
  if (!isCurrencyCode(currency)) throw new TypeError('a payout that lacks something');
  return {
    amount: amountOrTyped(amount.trim(), currency),
    currency,
    address: isOfCoins(currency) ? address.trim() : null,
    key,
  };
};
