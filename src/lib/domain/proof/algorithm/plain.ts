import type { Json } from '../../games/kit/game.ts';
import type { Rational } from '../../maths/rational.ts';

/** What the engines keep in memory for their figures alone: it decides no round. */
const figuresOnly: ReadonlySet<string> = new Set(['figures', 'counts', 'top', 'topOpening', 'all', 'withRank']);

const isRational = (value: object): value is Rational =>
  'num' in value && 'den' in value && typeof value.num === 'bigint' && typeof value.den === 'bigint';

const rationalText = ({ num, den }: Rational): string => (den === 1n ? `${num}` : `${num}/${den}`);

/** An engine's data as JSON, exactly: integers beyond a double and fractions (`39/20`) as text; functions and figures are left out. */
export const plainOf = (value: unknown): Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string')
    return value;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : `${value}`;
  if (value instanceof Map) return plainOf(Object.fromEntries(value));
  if (value instanceof Set) return plainOf([...value]);
  if (Array.isArray(value)) return value.map(plainOf);
  if (typeof value !== 'object') throw new TypeError(`no data: ${typeof value}`);
  if (isRational(value)) return rationalText(value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => !figuresOnly.has(key) && one !== undefined && typeof one !== 'function')
      .map(([key, one]) => [key, plainOf(one)]),
  );
};
