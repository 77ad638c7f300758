import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { JournalLine } from '#server/adapters/journal/journal.ts';
import { sql } from '#server/db/db.ts';
import { endCampaign, reopenCampaign } from '#server/db/queries/campaigns.ts';
import { noteEverything } from '#server/db/queries/epochs.ts';
import { listSettings, type SettingRow } from '#server/db/queries/game-settings.ts';
import { addStaff, isStaffed } from '#server/services/desk/staff/invites.ts';
import { replayJournal } from '#server/services/rewind/replay-journal.ts';
import { type House, hour, openHouse } from '../games/house.ts';
import { offNow, settle } from '../shelf/settle.ts';

/** The house as it went on, and its books as they were before: put back, they are those of a house in which nothing of it happened. */
let house: House;
let books: House;
beforeEach(async () => {
  [house, books] = [await openHouse(), await openHouse()];
});
afterEach(async () => {
  await house.close();
  await books.close();
});

const readLines = sql(
  'test_journal_lines',
  `SELECT epoch, seq::text AS seq, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, kind, player_id AS player, data
   FROM journal_line ORDER BY seq`,
);
const replay = async () => replayJournal(books.ctx, await house.ctx.db.query<JournalLine>(readLines));
const rulesOf = ({ ctx }: House) =>
  ctx.db.query(
    sql('test_rules', `SELECT game_id, off_from IS NOT NULL AS off, hidden, limits FROM game_rule ORDER BY game_id`),
  );
const hidden = (...codes: string[]) => ({ hidden: codes });
const limits = (min?: number, max?: number) => ({ EUR: { ...(min && { min }), ...(max && { max }) } });

describe('what two people settled of a game since the books’ moment', () => {
  test('holds again, with their proposal, though the books know neither of them', async () => {
    await settle(house, 'dice', 'off', offNow(house));
    await settle(house, 'mines', 'countries', hidden('DE'));
    await settle(house, 'plinko', 'limits', limits(100));
    expect(await replay()).toEqual({ game_setting: 3 });
    expect(await rulesOf(books)).toEqual([
      { game_id: 'dice', off: true, hidden: [], limits: {} },
      { game_id: 'mines', off: false, hidden: ['DE'], limits: {} },
      { game_id: 'plinko', off: false, hidden: [], limits: limits(100) },
    ]);
    const [theirs] = await house.ctx.db.query<SettingRow>(listSettings, [1]);
    const [kept] = await books.ctx.db.query<SettingRow>(listSettings, [1]);
    expect(kept).toMatchObject({ subject: 'plinko', reason: 'test' });
    expect([kept?.version, kept?.proposed_by_name, kept?.decided_by_name]).toEqual([
      theirs?.version,
      theirs?.proposed_by_name,
      theirs?.decided_by_name,
    ]);
    // They have no place here by it, and may be taken in anew under their names.
    const ended = sql(
      'test_ended_staff',
      'SELECT count(*) FILTER (WHERE ended_at IS NULL)::integer AS here FROM staff',
    );
    expect(await books.ctx.db.query(ended)).toEqual([{ here: 0 }]);
    expect(await isStaffed(books.ctx.db)).toBe(false);
    const anew = await books.ctx.db.transaction((tx) =>
      addStaff(books.ctx, tx, theirs?.proposed_by_name ?? '', books.ctx.clock.now()),
    );
    expect(anew.ok).toBe(true);
  });

  test('is brought back once, and the newest of each part alone', async () => {
    await settle(house, 'dice', 'countries', hidden('DE', 'FR'));
    await settle(house, 'dice', 'countries', hidden('NL'));
    expect(await replay()).toEqual({ game_setting: 1 });
    expect(await rulesOf(books)).toMatchObject([{ game_id: 'dice', hidden: ['NL'] }]);
    expect(await replay()).toEqual({});
    expect(await rulesOf(books)).toMatchObject([{ game_id: 'dice', hidden: ['NL'] }]);
  });

  test('that was proposed and not decided at the books’ moment is decided', async () => {
    await settle(house, 'dice', 'off', offNow(house));
    const [row] = await house.ctx.db.query<{ id: string; staff: string; facts: object; at: Date }>(
      sql('test_first_proposal', 'SELECT id, proposed_by AS staff, facts, proposed_at AS at FROM proposal'),
    );
    if (!row) throw new Error('no proposal');
    await books.ctx.db.query(
      sql('test_known_staff', 'INSERT INTO staff (id, name, name_key, created_at) VALUES ($1, $2, $2, $3)'),
      [row.staff, row.staff, row.at],
    );
    await books.ctx.db.query(
      sql(
        'test_open_proposal',
        `INSERT INTO proposal (id, kind, facts, reason, proposed_by, proposed_at, expires_at) VALUES ($1, 'game_setting', $2, 'test', $3, $4, $4)`,
      ),
      [row.id, row.facts, row.staff, row.at],
    );
    expect(await replay()).toEqual({ game_setting: 1 });
    expect(await rulesOf(books)).toMatchObject([{ game_id: 'dice', off: true }]);
    const states = sql('test_proposal_states', 'SELECT state FROM proposal');
    expect(await books.ctx.db.query(states)).toEqual([{ state: 'approved' }]);
  });

  test.each<[string, 'off' | 'countries' | 'limits', object, object, boolean]>([
    ['an earlier end', 'off', offAfter(0), offAfter(5), true],
    ['a later end', 'off', offAfter(5), offAfter(0), false],
    ['on again', 'off', {}, offAfter(0), false],
    ['one country more', 'countries', hidden('DE', 'FR'), hidden('DE'), true],
    ['one country less', 'countries', hidden('DE'), hidden('DE', 'FR'), false],
    ['none', 'countries', hidden(), hidden('DE'), false],
    ['a higher least', 'limits', limits(200), limits(100), true],
    ['a lower least', 'limits', limits(50), limits(100), false],
    ['a lower most than the least', 'limits', limits(undefined, 50), limits(100), true],
    ['a higher most', 'limits', limits(undefined, 500), limits(undefined, 100), false],
    ['a most where there was none', 'limits', limits(100, 500), limits(100), true],
    ['none at all', 'limits', {}, limits(100), false],
  ])('%s than in the books: stricter %s', async (_, part, since, before, isStricter) => {
    await settle(books, 'dice', part, before as Record<string, unknown>);
    // Numbers of their own: what was in the books has one of them.
    await settle(house, 'mines', 'countries', hidden('DE'));
    await settle(house, 'dice', part, since as Record<string, unknown>);
    expect(await replay()).toEqual({ game_setting: isStricter ? 2 : 1 });
    const inForce = sql('test_setting_now', `SELECT value FROM game_setting_now WHERE subject = 'dice' AND part = $1`);
    expect(await books.ctx.db.query(inForce, [part])).toEqual([{ value: isStricter ? since : before }]);
  });

  test.each<[string, 'countries' | 'limits', object, object, object]>([
    ['another country', 'countries', hidden('FR'), hidden('DE'), hidden('DE', 'FR')],
    ['one country for two', 'countries', hidden('FR'), hidden('DE', 'NL'), hidden('DE', 'FR', 'NL')],
    ['a most for a least', 'limits', limits(undefined, 500), limits(100), limits(100, 500)],
    ['a higher least and a higher most', 'limits', limits(200, 900), limits(100, 500), limits(200, 500)],
    ['another currency', 'limits', { SEK: { max: 900 } }, limits(100), { ...limits(100), SEK: { max: 900 } }],
  ])('loosens nothing that the books hold it to: %s', async (_, part, since, before, both) => {
    await settle(books, 'dice', part, before as Record<string, unknown>);
    await settle(house, 'mines', 'countries', hidden('DE'));
    await settle(house, 'dice', part, since as Record<string, unknown>);
    expect(await replay()).toEqual({ game_setting: 2 });
    const inForce = sql('test_setting_both', `SELECT value FROM game_setting_now WHERE subject = 'dice' AND part = $1`);
    expect(await books.ctx.db.query(inForce, [part])).toEqual([{ value: both }]);
    expect(await replay()).toEqual({});
  });

  test('is in a journal that is new, where it holds', async () => {
    await settle(house, 'dice', 'off', offNow(house));
    await settle(house, 'mines', 'off', offNow(house));
    await settle(house, 'mines', 'off', {});
    await house.ctx.db.query(sql('test_no_journal', 'DELETE FROM journal_line'));
    await house.ctx.db.query(noteEverything);
    expect(await replay()).toEqual({ game_setting: 1 });
    expect(await rulesOf(books)).toMatchObject([{ game_id: 'dice', off: true }]);
  });
});

/** Off from so many hours after noon on, by when both houses begin. */
function offAfter(hours: number) {
  const from = Date.parse('2027-03-01T12:00:00.000Z') + hours * hour;
  return { from: new Date(from).toISOString(), until: new Date(from + hour).toISOString() };
}

describe('a campaign that was ended since', () => {
  const addCampaign = sql('test_campaign', 'INSERT INTO campaign (id, revision, created_at) VALUES ($1, 1, $2)');
  /** `$1`, `$2` two people, `$3` version, `$4` now: all that stands behind a version that was published. */
  const publishCampaign = sql(
    'test_publish_campaign',
    `WITH people AS (INSERT INTO staff (id, name, name_key, created_at) SELECT n, n::text, n::text, $4 FROM unnest(ARRAY[$1, $2]::uuid[]) n RETURNING id),
     draft AS (INSERT INTO campaign_revision (campaign_id, revision, rules, saved_by, saved_at)
       SELECT 'spring', $3, '{}', id, $4 FROM people WHERE id = $1 RETURNING revision),
     kept AS (INSERT INTO promotion_version (promotion_id, version, rules, seen_at) VALUES ('spring', $3, '{}', $4) RETURNING version),
     made AS (INSERT INTO campaign_figures (id, campaign_id, revision, made_by, made_at, figures)
       SELECT gen_random_uuid(), 'spring', $3, id, $4, '{}' FROM people WHERE id = $1 RETURNING id),
     wish AS (INSERT INTO proposal (id, kind, facts, reason, proposed_by, proposed_at, expires_at, state, decided_by, decided_at)
       SELECT gen_random_uuid(), 'campaign', '{}', 'test', $1, $4, $4, 'approved', $2, $4 FROM people WHERE id = $1 RETURNING id)
     INSERT INTO campaign_published (campaign_id, version, revision, figures_id, proposal_id, published_at)
       SELECT 'spring', $3, draft.revision, made.id, wish.id, $4 FROM draft, kept, made, wish`,
  );
  const readEnd = sql('test_campaign_end', `SELECT ended_at IS NOT NULL AS ended FROM campaign`);
  const end = async () => {
    const [staff, now] = [randomUUID(), house.ctx.clock.now()];
    await house.ctx.db.query(
      sql('test_marketing', 'INSERT INTO staff (id, name, name_key, created_at) VALUES ($1, $2, $2, $3)'),
      [staff, staff, now],
    );
    expect(await house.ctx.db.query(endCampaign, ['spring', now, staff])).toHaveLength(1);
    expect(await house.ctx.db.query(endCampaign, ['spring', now, staff])).toHaveLength(0);
  };
  const publish = ({ ctx }: House, version: number) =>
    ctx.db.query(publishCampaign, [randomUUID(), randomUUID(), version, ctx.clock.now()]);
  beforeEach(async () => {
    for (const { ctx } of [house, books]) await ctx.db.query(addCampaign, ['spring', ctx.clock.now()]);
  });

  test('is offered to nobody again', async () => {
    await end();
    expect(await replay()).toEqual({ campaign: 1 });
    expect(await books.ctx.db.query(readEnd)).toEqual([{ ended: true }]);
    expect(await replay()).toEqual({});
  });

  test('and published anew is not offered again as it was ended', async () => {
    await publish(house, 1);
    await publish(books, 1);
    await end();
    await publish(house, 2);
    await house.ctx.db.query(reopenCampaign, ['spring']);
    expect(await replay()).toEqual({ campaign: 1 });
    expect(await books.ctx.db.query(readEnd)).toEqual([{ ended: true }]);
    expect(await replay()).toEqual({});
  });

  test('and published anew is offered where the books have that version', async () => {
    await end();
    for (const one of [house, books]) await publish(one, 1);
    await house.ctx.db.query(reopenCampaign, ['spring']);
    expect(await replay()).toEqual({});
    expect(await books.ctx.db.query(readEnd)).toEqual([{ ended: false }]);
  });

  test('that the books never had is none', async () => {
    await end();
    await books.ctx.db.query(sql('test_no_campaign', 'DELETE FROM campaign'));
    expect(await replay()).toEqual({});
  });
});
