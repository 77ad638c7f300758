import { statSync } from 'node:fs';
import { isFresh, type RateTable } from '#domain/payments/eur-rates.ts';
import { fail, ok } from '#domain/result.ts';
import type { Config } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import type { Rates } from './rates.ts';
import { readRatesFile } from './rates-file.ts';

/** What Faceup comes with: for the sandbox, where it never grows old. */
export const referenceRatesFile = 'src/lib/server/adapters/rates/reference-rates.json';

const lookEveryMs = 60_000;
const hourMs = 3_600_000;

/**
 * Rates out of a file: the operator's, or the one that Faceup comes with. A file that changes is read again within a minute; one
 * that became faulty is told in the log, and the rates before it grow old. Throws `RatesFaulty` at the start.
 */
export const fileRates = (
  { ratesFile, ratesMaxAgeHours, sandbox }: Pick<Config, 'ratesFile' | 'ratesMaxAgeHours' | 'sandbox'>,
  { clock, log }: Pick<ServerContext, 'clock' | 'log'>,
): Rates => {
  const file = ratesFile ?? referenceRatesFile;
  const growsOld = ratesFile !== null || !sandbox;
  let changedMs = changeOf(file);
  let table: RateTable = readRatesFile(file, clock.now());
  let lookedMs = clock.now().getTime();

  const latest = (): RateTable => {
    const now = clock.now();
    if (now.getTime() - lookedMs < lookEveryMs) return table;
    lookedMs = now.getTime();
    const found = changeOf(file);
    if (found === changedMs) return table;
    changedMs = found;
    try {
      table = readRatesFile(file, now);
    } catch (error) {
      log.error({ reason: error instanceof Error ? error.message : String(error) }, 'the file of rates cannot be used');
    }
    return table;
  };

  return {
    latest,
    rateOf: (currency) => {
      const dated = latest()[currency];
      if (currency === 'EUR' || !growsOld || isFresh(dated, clock.now(), ratesMaxAgeHours * hourMs))
        return ok(dated.eurRate);
      return fail('rates_stale');
    },
  };
};

/** When a file changed; `-1` when it is not there: it may come back. */
const changeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
