import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/db.ts';
import { migrate } from '#server/db/migrate.ts';
import { MigrationFailed } from '#server/db/sql-file.ts';
import { emptyDatabase } from '#tests/support/database.ts';
import { beforeBaseline } from './before-baseline.ts';

let db: Db;
let url: string;
let drop: () => Promise<void>;
beforeEach(async () => {
  ({ url, drop } = await emptyDatabase());
  db = connect({ url });
  await migrate({ url });
});
afterEach(async () => {
  await db.close();
  await drop();
});

const ownFiles = readdirSync('src/lib/server/db/migrations').sort();
let asked = 0;
const rowsOf = (text: string) => db.query(sql(`rows_${asked++}`, text));

const journaled = [
  ['player', 'player_journal'],
  ['player_limit', 'player_limit_journal'],
  ['passkey', 'passkey_journal'],
  ['second_factor', 'second_factor_journal'],
  ['withdrawal', 'withdrawal_journal'],
  ['deposit', 'deposit_journal'],
  ['deposit', 'deposit_found_again'],
  ['chain_address', 'chain_address_journal'],
] as const;
const journalFunctions = ['player', 'limit', 'passkey', 'factor', 'withdrawal', 'deposit', 'address']
  .map((subject) => `journal_${subject}()`)
  .concat('rewind_deposit_found()');
const eventFunctions = ['player', 'security', 'terms', 'limit', 'document', 'deposit', 'withdrawal'].concat([
  'adjustment',
  'affiliate',
  'risk_case',
  'correction',
  'bonus',
  'cashback',
  'round',
  'epoch',
]);

/** The baseline's tables are the same; what tells the two kinds apart is the list of files, and what later files have made. */
const makeOld = async (files: readonly (readonly [string, string])[]): Promise<void> => {
  await rowsOf('DROP FUNCTION markers_for_staff');
  await rowsOf('DROP TABLE game_rule, game_off_told, game_off_round, game_setting, game_home, shelf_version CASCADE');
  await rowsOf('DROP FUNCTION game_setting_kept, shelf_version_kept, journal_of_campaign');
  await rowsOf(
    'DROP TABLE staff_act_lost, campaign_published, campaign_figures, campaign_revision, campaign, content_release, content_version, page_build, withdrawal_review, risk_link, risk_case_event, risk_finding, risk_case_player, risk_case, risk_thresholds, register_question, register_standing, number_correction, national_number_former, national_number, sandbox_registered, harm_intervention, harm_marker, marker_due, play_stretch, play_stretch_day, report_active, report_source, report_figure, report_country, report_day, player_note, staff_act, proposal, staff_session, staff_invite, staff_challenge, staff_passkey, staff_right, staff, push_job, push_subscription, terms_announcement, terms_acceptance, deposit_refund, definition, made_key, kept_answer, known_device, epoch, house_mark, journal_line',
  );
  await rowsOf('DROP FUNCTION content_release_rules()');
  for (const name of eventFunctions) await rowsOf(`DROP FUNCTION event_of_${name}() CASCADE`);
  await rowsOf('DROP TABLE webhook_delivery, webhook_endpoint, event_cursor, event_number, event_pending, event');
  await rowsOf('DROP INDEX session_by_ip, deposit_completed_at, withdrawal_by_time, player_details_by_address');
  await rowsOf('DROP TABLE affiliate_fact, affiliate_referral, affiliate_counted, affiliate');
  await rowsOf('DROP FUNCTION affiliate_of_player, affiliate_of_deposit CASCADE');
  for (const [table, trigger] of journaled) await rowsOf(`DROP TRIGGER ${trigger} ON ${table}`);
  for (const name of journalFunctions) await rowsOf(`DROP FUNCTION ${name} CASCADE`);
  await rowsOf('DROP FUNCTION event_of_register() CASCADE');
  await rowsOf(
    'ALTER TABLE player DROP COLUMN cleared_until, DROP COLUMN register_excluded_at, DROP COLUMN own_excluded_until',
  );
  for (const table of ['mail_job', 'withdrawal']) await rowsOf(`ALTER TABLE ${table} DROP COLUMN traceparent`);
  await rowsOf('ALTER TABLE game_session DROP COLUMN autoplay');
  await rowsOf('ALTER TABLE seed_pair DROP COLUMN epoch');
  await rowsOf('ALTER TABLE shared_chain DROP COLUMN epoch, DROP COLUMN retired_at');
  await rowsOf('ALTER TABLE deposit DROP COLUMN found_again, DROP COLUMN held_for, DROP COLUMN held_at');
  await rowsOf('ALTER TABLE deposit ADD CONSTRAINT deposit_completed CHECK (true)');
  await rowsOf(`DELETE FROM account_kind WHERE kind IN ('rewind', 'owed', 'capital', 'correction')`);
  await rowsOf(
    'DROP TABLE liability_share, liability_page, liability_day, head_stamp, stamping, leaf_pending, leaf, tree_node, leaf_backlog, tree_head',
  );
  await rowsOf(
    'DROP FUNCTION leaf_of_round, leaf_of_deposit, leaf_of_withdrawal, leaf_of_limit, leaf_of_liability CASCADE',
  );
  await rowsOf(
    'DROP FUNCTION staff_act_chain, leaf_of_staff_act, journal_staff_act, journal_staff, journal_staff_right, journal_staff_key CASCADE',
  );
  await rowsOf('DROP TYPE house_bet CASCADE');
  for (const name of ['session_notify_end', 'session_end_push']) await rowsOf(`DROP FUNCTION ${name}() CASCADE`);
  await rowsOf('DROP FUNCTION player_notify_end() CASCADE');
  await rowsOf('ALTER TABLE player DROP COLUMN name_guessed');
  await rowsOf('ALTER TABLE seed_pair DROP COLUMN passed_over');
  await rowsOf('ALTER TABLE round DROP COLUMN undecided');
  await rowsOf(
    'ALTER TABLE promotion_grant DROP COLUMN kept_until, DROP COLUMN waits_since, DROP COLUMN spins_ms, DROP COLUMN grant_ms',
  );
  for (const table of ['deposit', 'chain_address'])
    await rowsOf(
      `ALTER TABLE ${table} DROP COLUMN coupon_promotion, DROP COLUMN coupon_version, DROP COLUMN coupon_from`,
    );
  await rowsOf('DROP INDEX grant_unused, deposit_by_gateway, deposit_refused');
  await rowsOf('DROP FUNCTION harm_marker_stays, harm_intervention_stays, harm_intervention_known CASCADE');
  await rowsOf(
    'DROP INDEX player_by_words, player_details_by_words, player_by_mail_start, player_details_by_dialled, player_details_by_number, ' +
      'deposit_by_any_reference, withdrawal_by_reference, chain_address_by_address, chain_transfer_by_txid, round_by_studio_reference, ' +
      'mail_job_given_up, deposit_reversed',
  );
  await rowsOf('DROP FUNCTION player_note_kept CASCADE');
  await rowsOf('DROP FUNCTION promotion_event_kept CASCADE');
  await rowsOf('DELETE FROM migration');
  for (const row of files)
    await db.query(sql('old_migration', 'INSERT INTO migration (file, checksum) VALUES ($1, $2)'), [...row]);
};

test('a database of the 33 migrations is taken over with its rows, and goes on from the baseline', async () => {
  await makeOld(beforeBaseline);
  await rowsOf(`UPDATE currency SET eur_rate = 0.9 WHERE code = 'USD'`);
  await rowsOf(`CREATE FUNCTION mine() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$`);
  const told: string[] = [];
  const later = ownFiles.slice(1);
  expect(await migrate({ url, onApplied: (what) => told.push(what) })).toEqual(later);
  expect(told).toEqual([...later, 'functions and views']);
  expect(await rowsOf('SELECT file FROM migration ORDER BY file')).toEqual(ownFiles.map((file) => ({ file })));
  expect(await rowsOf(`SELECT count(*) FROM pg_proc WHERE proname = 'play_round'`)).toEqual([{ count: 1n }]);
  expect(await rowsOf('SELECT mine() AS mine')).toEqual([{ mine: 1 }]);
  expect(await rowsOf(`SELECT eur_rate::text FROM currency WHERE code = 'USD'`)).toEqual([{ eur_rate: '0.9' }]);
  expect(await migrate({ url, onApplied: (what) => told.push(what) })).toEqual([]);
  expect(told).toHaveLength(later.length + 1);
});

test('one that stops before the last of them is told what to start first, and is left as it is', async () => {
  await makeOld(beforeBaseline.slice(0, 30));
  await expect(migrate({ url })).rejects.toThrow(MigrationFailed);
  await expect(migrate({ url })).rejects.toThrow(
    'The database stops at 0031_promotion_desk.sql, before 0001_baseline.sql: ' +
      'start once the last version of Faceup that has migrations/0034_studio_look_ups.sql, then this one',
  );
  expect(await rowsOf('SELECT file FROM migration')).toHaveLength(30);
});

test('one of other files under these names is refused', async () => {
  await makeOld(beforeBaseline.map(([file, checksum], at) => [file, at === 7 ? 'f'.repeat(64) : checksum]));
  await expect(migrate({ url })).rejects.toThrow(
    'The database was made by other files than those that 0001_baseline.sql stands for',
  );
  expect(await rowsOf('SELECT file FROM migration')).toHaveLength(33);
});
