import type { CurrencyCode } from '#domain/money/currency.ts';
import type { SettingPart } from '#domain/shelf/setting.ts';
import { command, sql } from '../db.ts';

export type GameRuleRow = {
  game_id: string;
  off_from: Date | null;
  finish_until: Date | null;
  off_version: number | null;
  hidden: string[];
  limits: Readonly<Partial<Record<CurrencyCode, { readonly min?: number; readonly max?: number }>>>;
};
export const listGameRules = sql('list_game_rules', 'SELECT * FROM game_rule ORDER BY game_id');

export type SettingRow = {
  version: number;
  subject_kind: 'game' | 'studio';
  subject: string;
  part: SettingPart;
  value: Readonly<Record<string, unknown>>;
  said: Readonly<Record<string, unknown>>;
  at: Date;
  proposed_by_name: string;
  decided_by_name: string;
  reason: string;
};
const settingColumns = `g.version, g.subject_kind, g.subject, g.part, g.value, g.said, g.at, s.name AS proposed_by_name,
   d.name AS decided_by_name, p.reason`;
const people =
  'JOIN proposal p ON p.id = g.proposal_id JOIN staff s ON s.id = p.proposed_by JOIN staff d ON d.id = p.decided_by';
/** Everything in force, or that was: the newest first, at most `$1`. */
export const listSettings = sql(
  'list_game_settings',
  `SELECT ${settingColumns} FROM game_setting g ${people} ORDER BY g.version DESC LIMIT $1`,
);
export const listSettingsNow = sql(
  'list_game_settings_now',
  `SELECT ${settingColumns} FROM game_setting_now g ${people} ORDER BY g.version DESC`,
);

export type InForceRow = { version: number; value: Readonly<Record<string, unknown>> };
/** `$1` kind, `$2` subject, `$3` part. */
export const findSetting = sql(
  'find_game_setting',
  'SELECT version, value FROM game_setting_now WHERE subject_kind = $1 AND subject = $2 AND part = $3',
);
/** Of two at once the second waits, and sees what the first has made. */
export const lockSettings = sql(
  'lock_game_settings',
  `SELECT pg_advisory_xact_lock(hashtext('game_setting'))::text AS held`,
);

/** `$1` kind, `$2` subject, `$3` part, `$4` value, `$5` what was said, `$6` its approved proposal, `$7` now. Under the lock. */
export const insertSetting = command(
  'insert_game_setting',
  `INSERT INTO game_setting (version, subject_kind, subject, part, value, said, proposal_id, at)
   SELECT coalesce((SELECT max(version) FROM game_setting), 0) + 1, $1, $2, $3, $4::jsonb, $5::jsonb, p.id, $7::timestamptz FROM proposal p
   WHERE p.id = $6 AND p.kind = 'game_setting' AND p.state = 'approved' RETURNING version`,
);
/** `$1` games, `$2` the studio of each. */
export const keepGameHomes = command('keep_game_homes', 'SELECT game_homes_keep($1, $2) AS changed');

/** `$1` game, `$2` player, `$3` their session, `$4` country of the call, `$5` whether play money, `$6` now. */
export const readHeld = sql('read_game_held', 'SELECT game_held($1, $2, $3, $4, $5, $6) AS code');

/** Versions that switch off and of which nobody was told yet. */
export const listUntoldOffs = sql(
  'list_untold_offs',
  `SELECT DISTINCT g.version FROM game_setting_now g WHERE g.part = 'off' AND g.value ? 'from'
   AND NOT EXISTS (SELECT FROM game_off_told t WHERE t.version = g.version) ORDER BY g.version`,
);
/** `$1` version, `$2` games, `$3` their names, `$4` now. */
export const tellOff = command('tell_game_off', 'SELECT game_off_tell($1, $2, $3, $4) AS players');
export const noteOffRounds = command('note_game_off_rounds', 'SELECT game_off_note($1) AS found');

export type OffRoundRow = {
  version: number;
  round_id: string;
  player_id: string;
  game_id: string;
  is_outside: boolean;
  is_shared: boolean;
};
/** So long nobody else ends a round that somebody said they would end; then they died, and another does it. */
const claimed = `interval '1 minute'`;
/** Open rounds of games whose time to finish is over and that nobody is ending, at most `$2`. */
export const listOffRounds = sql(
  'list_game_off_rounds',
  `SELECT o.version, o.round_id, r.player_id, r.game_id, r.reference IS NOT NULL AS is_outside, r.shared_round_id IS NOT NULL AS is_shared
   FROM game_rule x JOIN game_off_round o ON o.version = x.off_version AND o.game_id = x.game_id JOIN round r ON r.id = o.round_id
   WHERE x.finish_until <= $1 AND r.status = 'open' AND (o.how IS NULL OR o.ended_at <= $1::timestamptz - ${claimed}) ORDER BY o.round_id LIMIT $2`,
);
/** `$1` version, `$2` round, `$3` how, `$4` now. No row: another is ending it. */
export const noteOffEnd = command(
  'note_game_off_end',
  `UPDATE game_off_round SET how = $3, ended_at = $4::timestamptz
   WHERE version = $1 AND round_id = $2 AND (how IS NULL OR ended_at <= $4::timestamptz - ${claimed}) RETURNING round_id`,
);
/** `$1` version, `$2` round, by who said they would end it: its player was first. */
export const forgetOffEnd = command(
  'forget_game_off_end',
  'UPDATE game_off_round SET how = NULL, ended_at = NULL WHERE version = $1 AND round_id = $2',
);
export const refundRound = command('refund_round', 'SELECT round_refund($1, $2, $3) AS refunded');

export type OffDoneRow = {
  version: number;
  currency: CurrencyCode;
  how: 'open' | 'player' | 'rules' | 'refunded' | 'studio';
  rounds: number;
  stake: bigint;
};
/** What became of rounds that were in play, by currency, of the versions `$1`. */
export const sumOffRounds = sql(
  'sum_game_off_rounds',
  `SELECT o.version, o.currency, CASE WHEN r.status = 'open' THEN 'open' ELSE coalesce(o.how, 'player') END AS how,
     count(*)::integer AS rounds, sum(o.stake)::bigint AS stake
   FROM game_off_round o JOIN round r ON r.id = o.round_id WHERE o.version = ANY ($1::integer[]) GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
);
export const listToldOffs = sql(
  'list_told_offs',
  'SELECT version, players FROM game_off_told WHERE version = ANY ($1::integer[])',
);

export type ShelfRow = {
  version: number;
  lists: Readonly<Record<string, unknown>>;
  by: string;
  reason: string;
  at: Date;
};
/** The newest first, at most `$1`. */
export const listShelfVersions = sql(
  'list_shelf_versions',
  'SELECT v.version, v.lists, s.name AS by, v.reason, v.at FROM shelf_version v JOIN staff s ON s.id = v.staff_id ORDER BY v.version DESC LIMIT $1',
);
/** `$1` the version before, `$2` lists, `$3` by whom, `$4` why, `$5` now. No row: another came first. */
export const insertShelfVersion = command(
  'insert_shelf_version',
  `INSERT INTO shelf_version (version, lists, staff_id, reason, at)
   SELECT $1::integer + 1, $2::jsonb, $3, $4, $5::timestamptz WHERE $1::integer = coalesce((SELECT max(version) FROM shelf_version), 0)
   ON CONFLICT DO NOTHING RETURNING version`,
);
