import { countries } from 'countries-list';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { listedCurrencies } from '#contract/listed-currencies.ts';
import type { Catalogue } from '#domain/catalogue/game.ts';
import { currencies } from '#domain/money/currency.ts';

/** What the list of countries does not know yet: Jamaica's second area code, of 2018. */
const moreAreaCodes: Readonly<Record<string, readonly string[]>> = { JM: ['658'] };

/** The countries of one calling code, which their area codes tell apart. */
const northAmerica = '1';

/**
 * A country's calling code as numbers of the world begin (the Vatican's begin with 39, Svalbard's with 47, Kosovo's with 383); where
 * nobody has numbers, what the list of countries says.
 */
const dialled = (code: string, phone: readonly number[]): { dialingCode: string; areaCodes?: readonly string[] } => {
  const dialingCode = isSupportedCountry(code) ? getCountryCallingCode(code) : String(phone[0] ?? '');
  if (dialingCode !== northAmerica) return { dialingCode };
  const listed = phone.map(String).filter((digits) => digits.length > northAmerica.length);
  const areaCodes = [...listed.map((digits) => digits.slice(northAmerica.length)), ...(moreAreaCodes[code] ?? [])];
  return areaCodes.length === 0 ? { dialingCode } : { dialingCode, areaCodes };
};

/**
 * A map of ISO 3166-1 alpha-2 codes whose entries have a name and the dialling code without its plus sign, with
 * the area codes of those that share one. With Kosovo, which
 * has people and a code of its own to dial but none of the standard; without parts of other entries.
 */
const countryCodes = (): Record<string, { name: string; dialingCode: string }> =>
  Object.fromEntries(
    Object.entries(countries)
      .filter(([, country]) => !('partOf' in country))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, { name, phone }]) => [code, { name, ...dialled(code, phone) }]),
  );

/** As the call has them, with their names. */
const currencyList = () =>
  listedCurrencies.map(({ code, ...facts }) => ({ code, name: currencies[code].name, ...facts }));

/** The lists of `static/` that are computed: each file with its content. */
export const staticLists = ({ featured }: Catalogue): readonly (readonly [file: string, content: object])[] => [
  ['public/static/country-codes.json', countryCodes()],
  ['public/static/currencies.json', currencyList()],
  ['public/static/recommended-games.json', { games: featured }],
];
