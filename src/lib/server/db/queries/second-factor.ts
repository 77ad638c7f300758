import { command, sql } from '../db.ts';
import { playerColumns } from './identity.ts';

export type SecondFactorRow = { secret_sealed: Buffer; started_at: Date; confirmed_at: Date | null };
export const findSecondFactor = sql(
  'find_second_factor',
  'SELECT secret_sealed, started_at, confirmed_at FROM second_factor WHERE player_id = $1',
);

/** Keeps a new key until it is confirmed. No row when one is in use already. */
export const beginSecondFactor = command(
  'begin_second_factor',
  `INSERT INTO second_factor (player_id, secret_sealed, started_at) VALUES ($1, $2, $3)
   ON CONFLICT (player_id) DO UPDATE SET secret_sealed = $2, started_at = $3, last_step = 0
     WHERE second_factor.confirmed_at IS NULL
   RETURNING player_id`,
);

/** Switches on the very key that the code was made with; of many at once one gets the row. */
export const confirmSecondFactor = command(
  'confirm_second_factor',
  `UPDATE second_factor SET confirmed_at = $3, last_step = $4
   WHERE player_id = $1 AND secret_sealed = $2 AND confirmed_at IS NULL RETURNING player_id`,
);

/** Takes a code's time step: one row for the first, none for whoever brings it, or an older one, again. */
export const takeStep = command(
  'take_code_step',
  `UPDATE second_factor SET last_step = $2
   WHERE player_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2 RETURNING player_id`,
);

export const dropSecondFactor = command(
  'drop_second_factor',
  'DELETE FROM second_factor WHERE player_id = $1 AND confirmed_at IS NOT NULL RETURNING player_id',
);

export const dropRecoveryCodes = command('drop_recovery_codes', 'DELETE FROM recovery_code WHERE player_id = $1');
export const insertRecoveryCodes = command(
  'insert_recovery_codes',
  'INSERT INTO recovery_code (player_id, code_hash) SELECT $1, unnest($2::bytea[])',
);
/** Uses a code up: one row for the first, none for whoever comes again. */
export const takeRecoveryCode = command(
  'take_recovery_code',
  `UPDATE recovery_code SET used_at = $3 WHERE player_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING player_id`,
);
export const countRecoveryCodes = sql(
  'count_recovery_codes',
  'SELECT count(*)::integer AS unused FROM recovery_code WHERE player_id = $1 AND used_at IS NULL',
);

/** Seconds to wait before this player may try a code again; 0 admits the try and counts it. */
export const admitCode = command('admit_code', 'SELECT code_admit($1, $2) AS wait');
export const forgetCodeTries = command('forget_code_tries', 'DELETE FROM code_attempt WHERE player_id = $1');

export const insertTicket = command(
  'insert_sign_in_ticket',
  'INSERT INTO sign_in_ticket (ticket_hash, player_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
);
/** Whose sign-in the ticket goes on with. `$2` is now. */
export const findTicketHolder = sql(
  'find_ticket_holder',
  `SELECT p.id, ${playerColumns}
   FROM sign_in_ticket t JOIN player p ON p.id = t.player_id
   WHERE t.ticket_hash = $1 AND t.used_at IS NULL AND t.expires_at > $2`,
);
export const useTicket = command(
  'use_sign_in_ticket',
  `UPDATE sign_in_ticket SET used_at = $2 WHERE ticket_hash = $1 AND used_at IS NULL AND expires_at > $2
   RETURNING player_id`,
);
