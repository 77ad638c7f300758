import { houseLanguage } from '../locale.ts';

const names = new Intl.DisplayNames(houseLanguage, { type: 'region' });

/** A country for people: "Malta" of `MT`; the code of one that has no name. */
export const countryName = (code: string): string => names.of(code) ?? code;
