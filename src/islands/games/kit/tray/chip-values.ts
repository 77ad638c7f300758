import { tableLimits } from '#domain/games/kit/table-limits.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';

const multiples = [1n, 5n, 10n, 50n, 100n, 500n] as const;

/** The smallest chip: the least that any table takes, also where a game's own least stake is more. */
export const leastChip = (currency: CurrencyCode): bigint => tableLimits(currency).minStakeMinor;

/** The chips of a table: six steps from its smallest stake. */
export const chipValues = (minStakeMinor: bigint): readonly bigint[] => multiples.map((times) => times * minStakeMinor);

type Look = { readonly drawn: string; readonly ground: string };

const plain: Look = { drawn: 'fill-ivory-300 text-ink-900', ground: 'bg-ivory-300 text-ink-900' };
const looks: readonly Look[] = [
  plain,
  { drawn: 'fill-table-red text-ivory-100', ground: 'bg-table-red text-ivory-100' },
  { drawn: 'fill-table-green text-ivory-100', ground: 'bg-table-green text-ivory-100' },
  { drawn: 'fill-ink-600 text-ivory-100', ground: 'bg-ink-600 text-ivory-100' },
  { drawn: 'fill-table-rail text-ivory-100', ground: 'bg-table-rail text-ivory-100' },
  { drawn: 'fill-brass text-ink-900', ground: 'bg-brass text-ink-900' },
];

/** A stack looks as the largest chip that fits in it. */
const lookOf = (amountMinor: bigint, minStakeMinor: bigint): Look =>
  looks[multiples.findLastIndex((times) => amountMinor >= times * minStakeMinor)] ?? plain;

/** The look of a stack that is drawn. */
export const chipLook = (amountMinor: bigint, minStakeMinor: bigint): string =>
  lookOf(amountMinor, minStakeMinor).drawn;

/** The same as the ground of words. */
export const chipGround = (amountMinor: bigint, minStakeMinor: bigint): string =>
  lookOf(amountMinor, minStakeMinor).ground;

const trimmed = (minor: bigint, digits: number): string => {
  const scale = 10n ** BigInt(digits);
  const fraction = String(minor % scale)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  return fraction === '' ? String(minor / scale) : `${minor / scale}.${fraction.slice(0, 2)}`;
};

/** What is printed on a chip: units where they are short, else thousands (k) or millionths (µ) of a unit. */
export const chipLabel = (amountMinor: bigint, currency: CurrencyCode): string => {
  const { digits, subunitsToUnit } = currencies[currency];
  if (amountMinor >= 1000n * subunitsToUnit) return `${trimmed(amountMinor, digits + 3)}k`;
  if (amountMinor * 100n >= subunitsToUnit) return trimmed(amountMinor, digits);
  return `${trimmed(amountMinor, digits - 6)}µ`;
};
