import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseRestrictedCountries, restrictedCountriesFile } from '#contract/restricted-countries.ts';
import { ConfigError } from './config.ts';

/** The countries from which the house takes nobody, as the file says them. Throws `ConfigError`, naming the fault. */
export function readRestrictedCountries(): ReadonlySet<string> {
  try {
    return new Set(parseRestrictedCountries(readFileSync(resolve(restrictedCountriesFile), 'utf8')));
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}
