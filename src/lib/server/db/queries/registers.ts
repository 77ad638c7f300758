import type { Person, RegisterAnswer, RegisterName } from '#domain/registers/register.ts';
import { command, sql } from '../db.ts';

/** See `functions/registers.sql`. Player, countries, registers, where the call comes from, not asked since, stale ones alone, now. */
export const registersToAsk = command(
  'registers_to_ask',
  'SELECT register FROM register_to_ask($1, $2, $3, $4, $5, $6, $7)',
);
export type ToAskRow = { register: RegisterName };

/** Player, register, answer, when it was asked for, until when it lets play, when to ask again, now. */
export const hearRegister = command('hear_register', 'SELECT register_hear($1, $2, $3, $4, $5, $6, $7) AS changed');
export type HeardRow = { changed: 'excluded' | 'lifted' | 'same' };

export const claimDueRegisters = command(
  'claim_due_registers',
  `SELECT player_id, register FROM register_claim($1, $2, $3 * interval '1 ms', $4)`,
);
export type ClaimedRow = { player_id: string; register: RegisterName };

export const spreadRegisters = command('spread_registers', 'SELECT register_spread($1, $2, $3)');
export const forgetRegisters = command('forget_registers', 'SELECT register_forget($1)');

export const recordQuestion = command(
  'record_register_question',
  `INSERT INTO register_question (id, player_id, register, moment, asked_at, answered_at, answer, reason, reference)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** What registers know people by, as the house has it; the number still sealed. */
export type PersonRow = Omit<Person, 'nationalNumber'> & { sealed: Buffer | null; number_country: string | null };
export const findPerson = sql(
  'find_register_person',
  `SELECT p.first_name AS "firstName", p.last_name AS "lastName", d.date_of_birth AS "dateOfBirth", p.email, d.zip_code AS "zipCode",
     CASE WHEN d.phone_number IS NOT NULL THEN '+' || d.dialing_code || d.phone_number END AS mobile,
     n.sealed, n.country AS number_country
   FROM player p LEFT JOIN player_details d ON d.player_id = p.id
   LEFT JOIN national_number n ON n.player_id = p.id AND n.country = $2
   WHERE p.id = $1`,
);

/** Whether play is let now; the facts of the refusal where it is not. */
export type ClearanceRow = { cleared: boolean; facts: { register: RegisterName; reason: string } | null };
export const findClearance = sql(
  'find_register_clearance',
  `SELECT coalesce(p.cleared_until > $2, true) AS cleared,
     CASE WHEN p.cleared_until <= $2 THEN register_facts(p.id, $2) END AS facts
   FROM player p WHERE p.id = $1`,
);

/** Whether a player is excluded now, by themselves or by a register. */
export type ExcludedRow = { excluded: boolean };
export const findExcluded = sql(
  'find_excluded',
  'SELECT coalesce(excluded_until > $2, false) AS excluded FROM player WHERE id = $1',
);

/** Once: a number that is there stays. */
export const storeNationalNumber = command(
  'store_national_number',
  `INSERT INTO national_number (player_id, country, sealed, filled_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING country`,
);
export const findNumberCountry = sql(
  'find_number_country',
  `SELECT d.country, d.date_of_birth AS "dateOfBirth",
     EXISTS (SELECT FROM national_number n WHERE n.player_id = d.player_id AND n.country = d.country) AS filled
   FROM player_details d WHERE d.player_id = $1`,
);
export type NumberCountryRow = { country: string | null; dateOfBirth: string | null; filled: boolean };

/** What each register says of a player, and when it was asked last; null: never. */
export type StandingRow = { register: RegisterName; answer: RegisterAnswer | 'unasked'; asked_at: Date | null };
export const listStandings = sql(
  'list_register_standings',
  `SELECT register, answer, nullif(asked_at, '-infinity') AS asked_at FROM register_standing WHERE player_id = $1 ORDER BY register`,
);
