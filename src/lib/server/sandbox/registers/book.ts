import type { RegisterName } from '#domain/registers/register.ts';
import type { ServerContext } from '../../context.ts';
import {
  deleteRegistered,
  findRegistered,
  insertRegistered,
  listRegistered,
  type RegisteredRow,
} from '../../db/queries/sandbox-registers.ts';

/** Who is in the sandbox's registers. `person` as `personKey` makes it, or `everybody`: then it is the register that is silent. */
export type RegisterBook = {
  readonly has: (register: RegisterName, person: string) => Promise<boolean>;
  readonly put: (register: RegisterName, person: string) => Promise<void>;
  readonly take: (register: RegisterName, person: string) => Promise<void>;
  readonly list: () => Promise<RegisteredRow[]>;
};

/** Who stands for the register's own silence. */
export const everybody = '*';

/** What the sandbox knows a person by: a number alone, or names and a day of birth, in lower case. */
export const personKey = (...parts: readonly string[]): string =>
  parts.map((part) => part.trim().toLowerCase().replaceAll(/\s+/g, ' ')).join('|');

export const dbBook = ({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): RegisterBook => ({
  has: async (register, person) => (await db.query(findRegistered, [register, person])).length > 0,
  put: async (register, person) => {
    await db.query(insertRegistered, [register, person, clock.now()]);
  },
  take: async (register, person) => {
    await db.query(deleteRegistered, [register, person]);
  },
  list: () => db.query<RegisteredRow>(listRegistered),
});
