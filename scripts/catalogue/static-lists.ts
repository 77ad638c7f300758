import { countries } from 'countries-list';
import { listedCurrencies } from '#contract/listed-currencies.ts';
import type { Catalogue } from '#domain/catalogue/game.ts';
import { currencies } from '#domain/money/currency.ts';

/**
 * A map of ISO 3166-1 alpha-2 codes whose entries have a name and the dialling code without its plus sign. With Kosovo, which
 * has people and a code of its own to dial but none of the standard; without parts of other entries.
 */
const countryCodes = (): Record<string, { name: string; dialingCode: string }> =>
  Object.fromEntries(
    Object.entries(countries)
      .filter(([, country]) => !('partOf' in country))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([code, { name, phone }]) => [code, { name, dialingCode: String(phone[0] ?? '') }]),
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
