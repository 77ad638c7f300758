import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { countryCodesFile, parseCountryCodes } from '#contract/country-codes.ts';
import { ConfigError } from './config.ts';

/** The countries that a profile may name. Throws `ConfigError` when the file is missing or damaged. */
export function readCountryCodes(): ReadonlySet<string> {
  try {
    return new Set(Object.keys(parseCountryCodes(readFileSync(resolve(countryCodesFile), 'utf8'))));
  } catch (error) {
    throw new ConfigError(`${countryCodesFile}: ${error instanceof Error ? error.message : error}`);
  }
}
