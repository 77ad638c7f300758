import { expect, it } from 'vitest';
import { missingFields, needsProfile, parsePayerFields, payerFields } from '#domain/payments/payer.ts';

const whole = {
  dateOfBirth: 0,
  country: 'AT',
  city: 'Vienna',
  address: '1 Analytical Row',
  zipCode: '1010',
  phone: { dialingCode: '43', phoneNumber: '6641234567' },
};
const empty = { dateOfBirth: null, country: null, city: null, address: null, zipCode: null, phone: null };

it('misses nothing in a whole profile, also of one who was born as the epoch began', () => {
  expect(missingFields(whole)).toEqual([]);
});

it('names what is empty, in the order of the form', () => {
  expect(missingFields(empty)).toEqual([...payerFields]);
  expect(missingFields({ ...whole, phone: null, city: null })).toEqual(['city', 'phoneNumber']);
});

it.each([
  ['devcode', true],
  ['DEV_CODE', true],
  ['mifinity', true],
  ['jeton', true],
  ['jeton-cash', true],
  ['JETON_CASH', true],
  ['skrill', false],
  ['SKRILL', false],
])('asks the profile of who pays by %s: %s', (gateway, isAsked) => {
  expect(needsProfile(gateway)).toBe(isAsked);
});

it('reads the fields that a refusal names, and no others', () => {
  expect(parsePayerFields('phoneNumber,city,shoeSize')).toEqual(['city', 'phoneNumber']);
  expect(parsePayerFields(undefined)).toEqual([]);
});
