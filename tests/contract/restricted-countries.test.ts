import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRestrictedCountries, restrictedCountriesFile } from '#contract/restricted-countries.ts';

const file = (...countries: unknown[]) => JSON.stringify({ countries });
const malta = { code: 'MT', name: 'Malta' };

describe('the list of restricted countries', () => {
  const codes = parseRestrictedCountries(readFileSync(restrictedCountriesFile, 'utf8'));

  test('holds where the house has no licence, and not its home', () => {
    expect(codes).toEqual(expect.arrayContaining(['US', 'GB', 'FR', 'NL', 'AU', 'KP', 'IR', 'ZZ']));
    expect(codes).not.toContain('MT');
  });

  test('is in order, so that a change is easily seen', () => {
    expect(codes).toEqual([...codes].sort());
  });

  test('may be empty', () => {
    expect(parseRestrictedCountries(file())).toEqual([]);
  });

  test.each([
    ['no JSON', '{', 'no JSON'],
    ['no list', '[]', 'the file'],
    ['a code in small letters', file({ ...malta, code: 'mt' }), 'countries.0.code'],
    ['a country without a name', file(malta, { code: 'FR' }), 'countries.1.name'],
    ['a field that nobody knows', file({ ...malta, note: 'x' }), 'countries.0'],
    ['a country twice', file(malta, malta), 'a country stands there twice'],
  ])('with %s stops build and start, naming file and fault', (_, json, fault) => {
    expect(() => parseRestrictedCountries(json)).toThrow(fault);
    expect(() => parseRestrictedCountries(json)).toThrow(restrictedCountriesFile);
  });
});
