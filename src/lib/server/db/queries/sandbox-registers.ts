import type { RegisterName } from '#domain/registers/register.ts';
import { command, sql } from '../db.ts';

/** The book of the sandbox's registers. */
export type RegisteredRow = { register: RegisterName; person: string; since: Date };
export const insertRegistered = command(
  'sandbox_insert_registered',
  'INSERT INTO sandbox_registered (register, person, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);
export const deleteRegistered = command(
  'sandbox_delete_registered',
  'DELETE FROM sandbox_registered WHERE register = $1 AND person = $2',
);
export const findRegistered = sql(
  'sandbox_find_registered',
  'SELECT since FROM sandbox_registered WHERE register = $1 AND person = $2',
);
export const listRegistered = sql(
  'sandbox_list_registered',
  'SELECT register, person, since FROM sandbox_registered ORDER BY since DESC, register, person LIMIT 200',
);
