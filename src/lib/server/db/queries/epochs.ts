import { command, sql } from '../db.ts';

export type EpochRow = {
  number: number;
  began_at: Date;
  reason: string;
  system_id: string;
  timeline: string;
  journals: string[];
  passed_at: Date | null;
  payouts_held: boolean;
  report: Record<string, unknown>;
};
export const findEpoch = sql(
  'find_epoch',
  `SELECT number, began_at, reason, system_id, timeline, journals, passed_at, payouts_held, report
   FROM epoch ORDER BY number DESC LIMIT 1`,
);
export const listEpochs = sql(
  'list_epochs',
  `SELECT number, began_at, reason, system_id, timeline, journals, passed_at, payouts_held, report FROM epoch ORDER BY number`,
);

export type ServerRow = { system_id: string; timeline: string; lsn: string; at: Date };
/** The timeline is the first part of a log file's name. */
export const readServer = sql(
  'read_server_identity',
  `SELECT s.system_identifier::text AS system_id, left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) AS timeline,
     pg_current_wal_insert_lsn()::text AS lsn, clock_timestamp() AS at
   FROM pg_control_system() s`,
);

/** Number, now, reason, system, timeline, places of the journal, whether payouts wait for people. */
export const insertEpoch = command(
  'insert_epoch',
  `INSERT INTO epoch (number, began_at, reason, system_id, timeline, journals, payouts_held) VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT DO NOTHING`,
);
/** An epoch that began and was not passed: what the restore brought back still stands. */
export const isEpochOpen = sql('is_epoch_open', 'SELECT number FROM epoch WHERE passed_at IS NULL LIMIT 1');
export const passEpoch = command('pass_epoch', 'UPDATE epoch SET passed_at = $2, report = $3 WHERE number = $1');
export const noteJournals = command('note_journals', 'UPDATE epoch SET journals = $2 WHERE number = $1');
/** `$1`: who let them go and what was found, as JSON. */
export const freePayouts = command(
  'free_held_payouts',
  'UPDATE epoch SET payouts_held = false, report = report || $1::jsonb WHERE payouts_held RETURNING number',
);
export const arePayoutsHeld = sql(
  'are_payouts_held',
  'SELECT payouts_held AS held FROM epoch ORDER BY number DESC LIMIT 1',
);

export const markHouse = command(
  'mark_house',
  `INSERT INTO house_mark (at) VALUES (clock_timestamp()) ON CONFLICT (is_only) DO UPDATE SET at = excluded.at RETURNING at`,
);
export const findHouseMark = sql('find_house_mark', 'SELECT at FROM house_mark');

/** Held to the end of a transaction by whoever writes to the journal: one at a time. */
export const lockJournal = sql('lock_journal', 'SELECT pg_advisory_xact_lock(112568, 1)');
export type JournalRow = {
  seq: bigint;
  epoch: number;
  at: Date;
  kind: string;
  player_id: string;
  data: Record<string, unknown>;
};
export const listWaitingLines = sql(
  'list_waiting_journal_lines',
  `SELECT seq, epoch, at, kind, player_id, data FROM journal_line WHERE written_at IS NULL ORDER BY seq LIMIT 1000`,
);
export const noteWritten = command(
  'note_journal_written',
  'UPDATE journal_line SET written_at = clock_timestamp() WHERE seq = ANY ($1)',
);
export const noteEverything = command('journal_everything', 'SELECT journal_everything() AS lines');

/** A house that runs holds this one, shared; who judges whether the books were put back has it alone. */
export const holdHouse = sql('hold_house', 'SELECT pg_advisory_lock_shared(112568, 2)');
export const tryHouse = sql('try_house', 'SELECT pg_try_advisory_lock(112568, 2) AS got');
export const letHouse = sql('let_house', 'SELECT pg_advisory_unlock_shared(112568, 2)');
export const leaveHouse = sql('leave_house', 'SELECT pg_advisory_unlock(112568, 2)');

/** `$1` now. */
export const shutAll = command('rewind_shut', 'SELECT rewind_shut($1) AS told');
export type PairToRetire = { id: bigint; sealed_seed: Buffer; server_seed_hash: string };
export const listPairsToRetire = sql(
  'list_pairs_to_retire',
  `SELECT id, sealed_seed, server_seed_hash FROM seed_pair
   WHERE status <> 'revealed' AND coalesce(epoch, 0) < $1 AND id > $2 ORDER BY id LIMIT 500`,
);
export const retirePair = command('rewind_retire_pair', 'SELECT rewind_retire_pair($1, $2, $3)');
export const retireChains = command(
  'rewind_retire_chains',
  'UPDATE shared_chain SET retired_at = $2 WHERE retired_at IS NULL AND coalesce(epoch, 0) < $1 RETURNING number',
);

export const replayPlayer = command('rewind_player', 'SELECT rewind_player($1, $2) AS done');
export const replayLimit = command('rewind_limit', 'SELECT rewind_limit($1, $2, $3) AS done');
export const replayPassword = command('rewind_password', 'SELECT rewind_password($1, $2, $3) AS done');
export const replayFactor = command('rewind_factor', 'SELECT rewind_factor($1, $2) AS done');
export const replayPasskey = command('rewind_passkey', 'SELECT rewind_passkey($1, $2) AS done');
export const replayAddress = command('rewind_address', 'SELECT rewind_address($1, $2) AS done');
export const replayDeposit = command('rewind_deposit', 'SELECT rewind_deposit($1, $2, $3) AS done');
export const replayWithdrawal = command('rewind_withdrawal', 'SELECT rewind_withdrawal($1, $2, $3) AS done');
/** Kind and facts of what was taken from somebody of the house. */
export const replayStaff = command('rewind_staff', 'SELECT rewind_staff($1, $2) AS done');
/** Of a game or a studio, and of a campaign, now: see `functions/rewind.sql`. */
export const replaySetting = command('rewind_game_setting', 'SELECT rewind_game_setting($1, $2) AS done');
export const replayCampaign = command('rewind_campaign', 'SELECT rewind_campaign($1, $2) AS done');
export const listKnownPlayers = sql('list_known_players', 'SELECT id FROM player WHERE id = ANY ($1)');
export const clearFactors = command(
  'rewind_clear_factor',
  'DELETE FROM second_factor WHERE player_id = $1 RETURNING player_id',
);
