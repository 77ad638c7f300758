import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countryCodesFile, parseCountryCodes } from '#contract/country-codes.ts';
import { dialledName } from '#stores/profile/countries.ts';

const codes = parseCountryCodes(readFileSync(countryCodesFile, 'utf8'));

it.each([
  ['XK', '383', undefined],
  ['VA', '39', undefined],
  ['BQ', '599', undefined],
  ['CW', '599', undefined],
  ['SJ', '47', undefined],
  ['GB', '44', undefined],
  ['US', '1', undefined],
  ['CA', '1', undefined],
  ['DO', '1', ['809', '829', '849']],
  ['PR', '1', ['787', '939']],
  ['JM', '1', ['876', '658']],
  ['AG', '1', ['268']],
  ['AQ', '672', undefined],
])('numbers of %s begin with %s', (country, dialingCode, areaCodes) => {
  expect(codes[country]).toMatchObject({ dialingCode });
  expect(codes[country]?.areaCodes).toEqual(areaCodes);
});

it.each([
  ['JM', 'Jamaica +1 876, 658'],
  ['MT', 'Malta +356'],
])('%s is listed as %s', (code, name) => {
  const country = codes[code];
  expect(country && dialledName({ code, ...country })).toBe(name);
});
