import { fail, ok, type Result } from '../result.ts';
import type { RegisterName } from './register.ts';

/** Countries whose register knows people by a number of the state's. */
export const numberedCountries = ['SE', 'DK'] as const;
export type NumberedCountry = (typeof numberedCountries)[number];

export const isNumbered = (country: string | null): country is NumberedCountry =>
  numberedCountries.some((one) => one === country);

/** Whose people a register by number knows. */
export const numberOf: Readonly<Partial<Record<RegisterName, NumberedCountry>>> = { spelpaus: 'SE', rofus: 'DK' };

/** A number as its register takes it: twelve digits in Sweden (`yyyymmddnnnn`), ten in Denmark (`ddmmyynnnn`). */
export type NationalNumber = string;

/**
 * A typed number as its register takes it. `number_invalid`: it is none of the country's; `number_of_another`: whoever has it was born on
 * another day than the profile says (`dateOfBirth` as `yyyy-mm-dd`). Dashes and spaces may stand in it.
 */
export function parseNationalNumber(
  country: NumberedCountry,
  typed: string,
  dateOfBirth: string,
): Result<NationalNumber, 'number_invalid' | 'number_of_another'> {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (!/^\d+$/.test(digits)) return fail('number_invalid');
  return country === 'SE' ? swedish(digits, dateOfBirth) : danish(digits, dateOfBirth);
}

/** The last digit is a check over the nine before it, of the short form (Luhn, SKV 704). The long form has the century, too. */
function swedish(digits: string, born: string): Result<NationalNumber, 'number_invalid' | 'number_of_another'> {
  const long = digits.length === 10 ? `${born.slice(0, 2)}${digits}` : digits;
  if (long.length !== 12 || !hasLuhn(long.slice(2))) return fail('number_invalid');
  // A coordination number has 60 added to its day.
  const day = Number(long.slice(6, 8));
  const plain = `${long.slice(0, 6)}${String(day > 60 ? day - 60 : day).padStart(2, '0')}`;
  return plain === born.replaceAll('-', '') ? ok(long) : fail('number_of_another');
}

function hasLuhn(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Numbers given since 2007 keep to no check digit (CPR-kontoret): the day is all that can be looked at. */
function danish(digits: string, born: string): Result<NationalNumber, 'number_invalid' | 'number_of_another'> {
  if (digits.length !== 10) return fail('number_invalid');
  const [year = '', month = '', day = ''] = born.split('-');
  return digits.slice(0, 6) === `${day}${month}${year.slice(2)}` ? ok(digits) : fail('number_of_another');
}
