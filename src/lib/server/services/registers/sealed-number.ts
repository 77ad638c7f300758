import type { NumberedCountry } from '#domain/registers/national-number.ts';
import { unseal } from '../../common/sealed.ts';
import type { ServerContext } from '../../context.ts';

/** What a sealed number belongs to: another player's, or another country's, cannot stand in its place. */
export const boundTo = (playerId: string, country: NumberedCountry): string => `${playerId}:${country}`;

/** A number that was kept; null where it does not open: it was sealed under another key, or is not this player's. */
export const openNumber = (
  { config }: Pick<ServerContext, 'config'>,
  playerId: string,
  country: NumberedCountry,
  sealed: Buffer,
): string | null => {
  try {
    return unseal(config.secrets.nationalNumbers, sealed, boundTo(playerId, country));
  } catch {
    return null;
  }
};

/** By what an alarm is told that a number does not open (`faceup_job_failures_total`). */
export const sealedNumbers = 'sealedNumbers';

/** Says to the operator that a number does not open. Its player is asked for it again; nobody else is kept from anything. */
export const warnOfSealed = (
  { log, failures }: Pick<ServerContext, 'log' | 'failures'>,
  facts: { readonly playerId: string; readonly country: string },
): void => {
  failures.add(sealedNumbers);
  log.error(
    facts,
    'a national number does not open: SECRET_KEY is another than the one it was sealed with, or the row is not its player’s. Start with the former key; until then the player is asked for the number again',
  );
};
