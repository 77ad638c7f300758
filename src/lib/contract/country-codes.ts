import * as z from 'zod/mini';
import { text } from './wire.ts';

/** `public/static/country-codes.json`: by ISO 3166-1 alpha-2 code a country's name and dialling code (ITU-T E.164); `areaCodes` are those of a country that shares it with others. */
const countryCodesShape = z.record(
  z.string().check(z.regex(/^[A-Z]{2}$/)),
  z.strictObject({
    name: text(80),
    dialingCode: z.string().check(z.regex(/^\d{0,3}$/)),
    areaCodes: z.exactOptional(z.array(z.string().check(z.regex(/^\d{3}$/)))),
  }),
);

/** What the file holds, for the browser too. */
export type CountryCodes = z.infer<typeof countryCodesShape>;

/** Where it lies below the repository; its address is that without `public`. */
export const countryCodesFile = 'public/static/country-codes.json';

/** Throws when the text is not that file. */
export const parseCountryCodes = (json: string): CountryCodes => countryCodesShape.parse(JSON.parse(json));
