import type { CountryCodes } from '#contract/country-codes.ts';
import { houseLanguage } from '#domain/locale.ts';
import { readText } from '../calls/page-text.ts';
import { $player, CallFailed, createQuery } from '../calls/query.ts';

export type Country = {
  readonly code: string;
  readonly name: string;
  readonly dialingCode: string;
  readonly areaCodes?: readonly string[];
};

/** "Jamaica +1 876, 658": what tells the country's numbers from others'. */
export const dialledName = ({ name, dialingCode, areaCodes = [] }: Country): string =>
  dialingCode === '' ? name : [`${name} +${dialingCode}`, areaCodes.join(', ')].join(' ').trim();

const readCountries = async (): Promise<readonly Country[]> => {
  const text = await readText('/static/country-codes.json');
  if (!text.ok) throw new CallFailed({ ok: false, code: 'network', status: 0, message: '' });
  // Our own file, whose shape the server checks when it starts.
  const codes = JSON.parse(text.value) as CountryCodes;
  return Object.entries(codes)
    .map(([code, entry]) => ({ code, ...entry }))
    .sort((one, other) => one.name.localeCompare(other.name, houseLanguage));
};

/** The countries by name, for signed-in players (specification, section 7). */
export const $countries = createQuery<readonly Country[]>(['countries', $player], { fetcher: readCountries });
