import * as z from 'zod/mini';
import { isoCountry, text } from './wire.ts';

/**
 * `public/static/restricted-countries.json`: from these countries nobody signs up, deposits or plays. `ZZ` stands for a public
 * address that no database places. The build, the server and the gate of every page read the same file.
 */
const restrictedCountriesShape = z
  .strictObject({ countries: z.array(z.strictObject({ code: isoCountry, name: text(60) })) })
  .check(
    z.refine(
      ({ countries }) => new Set(countries.map(({ code }) => code)).size === countries.length,
      'a country stands there twice',
    ),
  );

/** Where it lies below the repository. */
export const restrictedCountriesFile = 'public/static/restricted-countries.json';

/** The codes of the file's text. Throws one line that names the place and the fault. */
export function parseRestrictedCountries(json: string): string[] {
  const parsed = restrictedCountriesShape.safeParse(parseJson(json));
  if (parsed.success) return parsed.data.countries.map(({ code }) => code);
  const [issue] = parsed.error.issues;
  throw new Error(`${restrictedCountriesFile}: ${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${restrictedCountriesFile}: no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
