import { expect, it } from 'vitest';
import { isNumbered, parseNationalNumber } from '#domain/registers/national-number.ts';

/** Of Skatteverket's published test numbers, and made-up days of Denmark. */
it.each([
  ['SE', '19900101-2385', '1990-01-01', '199001012385'],
  ['SE', '900101-2385', '1990-01-01', '199001012385'],
  ['SE', '1990 01 01 2385', '1990-01-01', '199001012385'],
  ['DK', '010190-1234', '1990-01-01', '0101901234'],
  ['DK', '0101901234', '1990-01-01', '0101901234'],
] as const)('takes %s %s', (country, typed, born, number) => {
  expect(parseNationalNumber(country, typed, born)).toEqual({ ok: true, value: number });
});

it.each([
  ['SE', '199001012386', '1990-01-01', 'number_invalid'],
  ['SE', '9001012385123', '1990-01-01', 'number_invalid'],
  ['SE', '199001012385', '1990-01-02', 'number_of_another'],
  ['SE', '19900101238x', '1990-01-01', 'number_invalid'],
  ['DK', '01019012345', '1990-01-01', 'number_invalid'],
  ['DK', '0201901234', '1990-01-01', 'number_of_another'],
  ['DK', '', '1990-01-01', 'number_invalid'],
] as const)('refuses %s %s of who was born on %s: %s', (country, typed, born, code) => {
  expect(parseNationalNumber(country, typed, born)).toMatchObject({ ok: false, code });
});

it('reads a coordination number’s day', () => {
  const body = '900161234';
  const sum = [...body].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  const number = `19${body}${(10 - (sum % 10)) % 10}`;
  expect(parseNationalNumber('SE', number, '1990-01-01')).toEqual({ ok: true, value: number });
});

it('knows whose people have one', () => {
  expect([isNumbered('SE'), isNumbered('DK'), isNumbered('GB'), isNumbered(null)]).toEqual([true, true, false, false]);
});
