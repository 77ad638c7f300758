import { type NumberedCountry, numberedCountries, numberOf } from '#domain/registers/national-number.ts';
import type { Person, RegisterName } from '#domain/registers/register.ts';
import { unseal } from '../../common/sealed.ts';
import type { ServerContext } from '../../context.ts';
import { findPerson, type PersonRow } from '../../db/queries/registers.ts';

/** What a sealed number belongs to: another player's, or another country's, cannot stand in its place. */
export const boundTo = (playerId: string, country: NumberedCountry): string => `${playerId}:${country}`;

/** What the house knows of a player of all that this register may be told; the number as it is sent. */
export async function personFor(
  { db, config }: Pick<ServerContext, 'db' | 'config'>,
  playerId: string,
  register: RegisterName,
): Promise<Person> {
  const [row] = await db.query<PersonRow>(findPerson, [playerId, numberOf[register] ?? null]);
  if (row === undefined) throw new Error('No such player');
  const { sealed, number_country: country, ...known } = row;
  const numbered = numberedCountries.find((one) => one === country);
  const nationalNumber =
    sealed !== null && numbered !== undefined
      ? unseal(config.secrets.nationalNumbers, sealed, boundTo(playerId, numbered))
      : null;
  return { ...known, nationalNumber };
}
