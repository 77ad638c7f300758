import type { LimitKind, LimitPeriod } from '#domain/limits/limit.ts';
import { greater } from '#domain/maths/order.ts';
import { displayAmount, formatAmount, parseAmount } from '#domain/money/amount.ts';
import { type AmountFault, amountFaultOf, parseTypedAmount } from '#domain/money/typed-amount.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { typedFigures } from '#domain/typed-text.ts';
import type { ApiAnswer } from '../calls/api.ts';
import { showDuration } from '../format/time.ts';

export type Limit = ApiAnswer<'readSaferPlay'>['limits'][number];

const periodMinutes: Readonly<Record<LimitPeriod, number>> = { DAY: 1_440, WEEK: 10_080, MONTH: 43_200 };

/** A bound in whole steps: EUR cents, or minutes of a session. */
const scaledOf = (kind: LimitKind, wire: string): bigint => {
  if (kind === 'session') return BigInt(wire.split('.')[0] ?? '0');
  const parsed = parseAmount(wire, 'EUR', 40);
  return parsed.ok ? parsed.value : 0n;
};

const wireOf = (kind: LimitKind, scaled: bigint): string =>
  kind === 'session' ? String(scaled) : formatAmount(scaled, 'EUR');

/** "€50.00", or "2 hours 30 minutes". */
export const showBound = (kind: LimitKind, wire: string): string => {
  const scaled = scaledOf(kind, wire);
  return kind === 'session' ? showDuration(Number(scaled) * 60) : displayAmount(scaled, 'EUR');
};

/** A bound as its field holds it: "50", "12.50"; "2", "2:30". */
export const typedBound = (kind: LimitKind, wire: string | null): string => {
  if (wire === null) return '';
  const scaled = scaledOf(kind, wire);
  if (kind !== 'session') return formatAmount(scaled, 'EUR').replace(/\.00$/, '');
  return scaled % 60n === 0n ? String(scaled / 60n) : `${scaled / 60n}:${String(scaled % 60n).padStart(2, '0')}`;
};

const hours = /^(\d{1,3})(?::([0-5]\d)|[.,](\d{1,2}))?$/;

type BoundFault = 'hours_invalid' | AmountFault;

/** Colons and decimal signs of other keyboards and scripts. */
const plainSigns = (text: string): string =>
  text.replaceAll(/[\uff1a\ufe55\u2236]/g, ':').replaceAll(/[\u066b\uff0c\uff0e]/g, '.');

const minutesOf = (text: string, period: LimitPeriod): Result<string, 'hours_invalid'> => {
  const match = hours.exec(text);
  if (!match) return fail('hours_invalid');
  const [, whole = '0', minutes = '0', fraction = ''] = match;
  const total = Number(whole) * 60 + Number(minutes) + Math.round(Number(`0.${fraction || '0'}`) * 60);
  return total >= 1 && total <= periodMinutes[period] ? ok(String(total)) : fail('hours_invalid');
};

/**
 * What was typed into a limit's field, as it travels: EUR, or whole minutes of what was typed in hours ("2", "2:30", "2.5").
 * Null: an empty field, no limit. Refused: no bound at all, nothing or less, or longer than the period itself.
 */
export const readBound = (kind: LimitKind, period: LimitPeriod, typed: string): Result<string | null, BoundFault> => {
  const text = typedFigures(typed);
  if (text === '') return ok(null);
  if (kind === 'session') return minutesOf(plainSigns(text), period);
  const parsed = parseTypedAmount(text, 'EUR');
  return parsed.ok ? ok(formatAmount(parsed.value, 'EUR')) : fail(amountFaultOf(parsed));
};

/** As `readBound`; undefined where nothing can be read. */
export const parseBound = (kind: LimitKind, period: LimitPeriod, typed: string): string | null | undefined => {
  const read = readBound(kind, period, typed);
  return read.ok ? read.value : undefined;
};

/** `tighter` holds at once, `looser` (a raise, or no limit any more) after 24 hours and a second confirmation. */
export type LimitChange = 'same' | 'tighter' | 'looser';

export const changeOf = ({ kind, value }: Limit, next: string | null): LimitChange => {
  if (next === null) return value === null ? 'same' : 'looser';
  if (value === null) return 'tighter';
  const [now, then] = [scaledOf(kind, value), scaledOf(kind, next)];
  if (now === then) return 'same';
  return then < now ? 'tighter' : 'looser';
};

/** What the limit leaves, as it travels, never below zero; null without a limit. */
export const leftOf = ({ kind, value, used }: Limit): string | null => {
  if (value === null) return null;
  const left = scaledOf(kind, value) - scaledOf(kind, used);
  return wireOf(kind, greater(left, 0n));
};

/** The used part of a limit in percent, 0 to 100. */
export const usedPercent = ({ kind, value, used }: Limit): number => {
  if (value === null) return 0;
  const [of, taken] = [scaledOf(kind, value), scaledOf(kind, used)];
  return of === 0n || taken >= of ? 100 : Number((taken * 100n) / of);
};

export const isDue = (pending: NonNullable<Limit['pending']>, nowMs: number): boolean =>
  Date.parse(pending.dueAt) <= nowMs;
