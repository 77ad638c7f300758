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

/** Player, country, its register, sealed, how, now: see `national_number_put` in `functions/registers.sql`. */
export const putNationalNumber = command('put_national_number', 'SELECT national_number_put($1, $2, $3, $4, $5, $6)');
export const findNumberCountry = sql(
  'find_number_country',
  'SELECT country, date_of_birth AS "dateOfBirth" FROM player_details WHERE player_id = $1',
);
export type NumberCountryRow = { country: string | null; dateOfBirth: string | null };

/** Player, country: the number that counts, and by what another may be given. */
export const findHeldNumber = sql(
  'find_held_number',
  `SELECT n.sealed, p.register_excluded_at IS NOT NULL AS excluded,
     (SELECT count(*)::integer FROM national_number_former f WHERE f.player_id = p.id AND f.country = $2 AND f.how = 'own') AS own,
     EXISTS (SELECT FROM number_correction c WHERE c.player_id = p.id AND c.country = $2 AND c.used_at IS NULL) AS allowed
   FROM player p LEFT JOIN national_number n ON n.player_id = p.id AND n.country = $2 WHERE p.id = $1`,
);
export type HeldNumberRow = { sealed: Buffer | null; excluded: boolean; own: number; allowed: boolean };

/** Player, country: those that stood before it, the first first. */
export const listFormerNumbers = sql(
  'list_former_numbers',
  'SELECT sealed FROM national_number_former WHERE player_id = $1 AND country = $2 ORDER BY seq',
);
export type SealedRow = { sealed: Buffer };

/** Player, country: how many numbers were ever given. */
export const countNumbers = sql(
  'count_national_numbers',
  `SELECT (SELECT count(*) FROM national_number WHERE player_id = $1 AND country = $2)::integer
     + (SELECT count(*) FROM national_number_former WHERE player_id = $1 AND country = $2)::integer AS numbers`,
);
export type NumbersRow = { numbers: number };

/** The number that was sealed last, of whomever: what a process that begins tries its key on. */
export const findNewestNumber = sql(
  'find_newest_number',
  'SELECT player_id, country, sealed FROM national_number ORDER BY filled_at DESC LIMIT 1',
);
export type NewestNumberRow = { player_id: string; country: 'SE' | 'DK'; sealed: Buffer };

/** Player, country, who, now: one more may be given. */
export const allowNumberCorrection = command(
  'allow_number_correction',
  'INSERT INTO number_correction (player_id, country, staff_id, allowed_at) VALUES ($1, $2, $3, $4)',
);

/** Of a player, for the desk: each number that counts with its history; never what they are. */
export const listNumbers = sql(
  'list_national_numbers',
  `SELECT n.country, n.filled_at,
     coalesce((SELECT json_agg(json_build_object('filledAt', f.filled_at, 'replacedAt', f.replaced_at, 'how', f.how) ORDER BY f.seq)
       FROM national_number_former f WHERE f.player_id = n.player_id AND f.country = n.country), '[]') AS former
   FROM national_number n WHERE n.player_id = $1 ORDER BY n.country`,
);
export type NumberRow = {
  country: 'SE' | 'DK';
  filled_at: Date;
  former: { filledAt: string; replacedAt: string; how: 'own' | 'allowed' | 'unreadable' }[];
};

/** What each register says of a player, and when it was asked last; null: never. */
export type StandingRow = { register: RegisterName; answer: RegisterAnswer | 'unasked'; asked_at: Date | null };
export const listStandings = sql(
  'list_register_standings',
  `SELECT register, answer, nullif(asked_at, '-infinity') AS asked_at FROM register_standing WHERE player_id = $1 ORDER BY register`,
);
