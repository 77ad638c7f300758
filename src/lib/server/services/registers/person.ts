import { isNumbered, numberOf } from '#domain/registers/national-number.ts';
import type { Person, RegisterName } from '#domain/registers/register.ts';
import type { ServerContext } from '../../context.ts';
import { findPerson, listFormerNumbers, type PersonRow, type SealedRow } from '../../db/queries/registers.ts';
import { openNumber, warnOfSealed } from './sealed-number.ts';

type Ctx = Pick<ServerContext, 'db' | 'config' | 'log' | 'failures'>;

/** A player as a register is told of them. */
export type AskedPerson = {
  /** All that the house knows that this register may be told, with the number that counts; null where there is none, or it does not open. */
  readonly person: Person;
  /** The same under each number that stood before it. */
  readonly former: readonly Person[];
  /** Some number does not open: what the register says is not of all of them. */
  readonly isWhole: boolean;
  /** How many numbers were ever given; null of a register that knows people by none. */
  readonly numbers: number | null;
};

/** What the house knows of a player of all that this register may be told. Numbers that do not open are told to the operator. */
export async function personFor(ctx: Ctx, playerId: string, register: RegisterName): Promise<AskedPerson> {
  const country = numberOf[register] ?? null;
  const [row] = await ctx.db.query<PersonRow>(findPerson, [playerId, country]);
  if (row === undefined) throw new Error('No such player');
  const { sealed, number_country: _, ...known } = row;
  if (!isNumbered(country))
    return { person: { ...known, nationalNumber: null }, former: [], isWhole: true, numbers: null };
  const before = await ctx.db.query<SealedRow>(listFormerNumbers, [playerId, country]);
  const open = (one: Buffer): string | null => openNumber(ctx, playerId, country, one);
  const nationalNumber = sealed === null ? null : open(sealed);
  const former = before.map((one) => open(one.sealed));
  const isWhole = (sealed === null || nationalNumber !== null) && former.every((one) => one !== null);
  // One that was replaced for not opening has been told of while it stood.
  if (sealed !== null && nationalNumber === null) warnOfSealed(ctx, { playerId, country });
  const others = new Set(former.filter((one) => one !== null && one !== nationalNumber));
  return {
    person: { ...known, nationalNumber },
    former: [...others].map((one) => ({ ...known, nationalNumber: one })),
    isWhole,
    numbers: before.length + (sealed === null ? 0 : 1),
  };
}
