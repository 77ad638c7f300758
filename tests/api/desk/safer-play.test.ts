import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MarkedDetail, MarkedPlayer } from '#contract/desk/safer-play.ts';
import type { Role } from '#domain/desk/acts.ts';
import { sql } from '#server/db/db.ts';
import { insertMarker } from '#server/db/queries/harm-markers.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { type Clerk, hire, lend, loggedActs } from '#tests/support/desk.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

const hour = 3_600_000;
let server: TestServer;
let sue: Clerk;
let ahead = 0;
const clock = { now: () => new Date(Date.parse('2027-06-01T12:00:00Z') + ahead) };
let player: Owner;

beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor, clock } });
});
beforeEach(async () => {
  player = await owner(server);
  sue = await hire(server, 'support');
});
afterAll(() => server.stop());

const facts = { days: 4, ofDays: 21, deposits: 5, amount: '120.00' };
/** Time goes on, and Sue, whose session has ended meanwhile, comes in again. */
const pass = async (ms: number): Promise<void> => {
  ahead += ms;
  sue = await hire(server, 'support');
};
const today = () => clock.now().toISOString().slice(0, 10);
const find = (kind = 'chasing', strength = 1, own: object = facts) =>
  server.ctx.db.query(insertMarker, [player.id, kind, strength, today(), 1, own, clock.now()]);
const list = async (clerk = sue) =>
  (await clerk.must<MarkedPlayer[]>('listMarkedPlayers')).filter((one) => one.player.id === player.id);
const read = (clerk = sue) => clerk.call<MarkedDetail>('readMarkedPlayer', { params: { id: player.id } });
const show = () => player.must<{ markers: { id: string }[] }>('readMarkers');
const act = (kind: string, markers: readonly string[], note = 'She asked about it in the chat.', clerk = sue) =>
  clerk.call<{ code?: string }>('intervene', { params: { id: player.id }, body: { kind, note, markers } });
const idsOf = async () => (await read()).body.markers.map(({ id }) => id);
const rows = <Row extends object>(name: string, text: string, values: readonly unknown[]) =>
  server.ctx.db.query<Row>(sql(`test_safer_play_${name}`, text), values);

describe('the player first', () => {
  it('staff see a marker from when its player was shown it', async () => {
    await find();
    expect(await list()).toEqual([]);
    expect((await read()).status).toBe(404);
    expect((await show()).markers).toHaveLength(1);
    expect(await list()).toMatchObject([{ strength: 1, kinds: ['chasing'], waitsSince: clock.now().toISOString() }]);
    expect((await read()).body).toMatchObject({
      player: { email: player.email },
      markers: [{ strength: 1, shownAt: clock.now().toISOString(), sign: { kind: 'chasing', facts } }],
      interventions: [],
    });
  });

  it('or a day after its player was told, to the moment', async () => {
    await find();
    await pass(24 * hour - 1);
    expect(await list()).toEqual([]);
    expect((await read()).status).toBe(404);
    ahead += 1;
    expect(await list()).toHaveLength(1);
    expect((await read()).body.markers).toMatchObject([{ shownAt: null }]);
  });

  it('one that is not shown yet stays hidden behind those that were, and what grew is shown as it was', async () => {
    await find();
    await show();
    ahead += 60_000;
    await find('night_play', 2, { nights: 6, ofDays: 28, minutes: 300, usual: null });
    await find('chasing', 3, { ...facts, days: 11 });
    expect((await read()).body.markers).toMatchObject([{ strength: 1, sign: { facts: { days: 4 } } }]);
    await show();
    expect((await read()).body.markers.map(({ strength }) => strength)).toEqual([3, 2]);
  });

  it('the database itself takes no intervention about what a player was not shown, or of another', async () => {
    await find();
    const [hidden] = await rows<{ id: string }>('hidden', 'SELECT id FROM harm_marker WHERE player_id = $1', [
      player.id,
    ]);
    const other = await owner(server);
    const put = (who: string) =>
      rows(
        `put_${who === player.id ? 'own' : 'other'}`,
        `INSERT INTO harm_intervention (id, player_id, at, staff_id, kind, note, markers)
         VALUES ($1, $2, $3, $4, 'contacted', 'x', ARRAY[$5::uuid])`,
        [randomUUID(), who, clock.now(), randomUUID(), hidden?.id],
      );
    await expect(put(player.id)).rejects.toThrow('shown first');
    await show();
    await expect(put(other.id)).rejects.toThrow('shown first');
    await put(player.id);
  });

  it('what was done stays as it was written, and goes with the account alone', async () => {
    await find();
    await show();
    const [marker] = await rows<{ id: string }>('found', 'SELECT id FROM harm_marker WHERE player_id = $1', [
      player.id,
    ]);
    await rows(
      'put_done',
      `INSERT INTO harm_intervention (id, player_id, at, staff_id, kind, note, markers)
       VALUES (gen_random_uuid(), $1, $2, gen_random_uuid(), 'contacted', 'x', ARRAY[$3::uuid])`,
      [player.id, clock.now(), marker?.id],
    );
    const remove = () =>
      rows('remove_done', 'DELETE FROM harm_intervention WHERE player_id = $1 RETURNING id', [player.id]);
    await expect(remove()).rejects.toThrow('stays as it was written');
    await expect(
      rows('change_done', `UPDATE harm_intervention SET note = 'y' WHERE player_id = $1`, [player.id]),
    ).rejects.toThrow('stays as it was written');
    await expect(rows('empty_done', 'TRUNCATE harm_intervention', [])).rejects.toThrow();
    await rows('close_done', 'UPDATE player SET closed_at = now() WHERE id = $1', [player.id]);
    expect(await remove()).toHaveLength(1);
  });

  it('a marker that is gone, or four weeks old, stands nowhere', async () => {
    await find();
    await show();
    await pass(28 * 24 * hour);
    expect(await list()).toEqual([]);
    expect((await read()).status).toBe(404);
  });
});

describe('an intervention', () => {
  it('is kept and told to its player, and waits no more', async () => {
    await find();
    await show();
    expect((await act('break_suggested', await idsOf())).status).toBe(204);
    expect(await list()).toMatchObject([{ waitsSince: null }]);
    const { interventions } = (await read()).body;
    expect(interventions).toMatchObject([
      { kind: 'break_suggested', by: sue.name, note: 'She asked about it in the chat.', after: null },
    ]);
    const own = await player.must<{ interventions: object[] }>('readMarkers');
    expect(own.interventions).toEqual([{ at: clock.now().toISOString(), kind: 'break_suggested' }]);
    const { items } = await player.must<{ items: { kind: string; facts: object }[] }>('listNotifications');
    expect(items).toMatchObject([{ kind: 'house_suggests', facts: { what: 'break' } }]);
    const told = await player.must<{ acts: { by: string; act: string; reason: string | null }[] }>('listHouseActs');
    expect(told.acts.map(({ by, act: done, reason }) => [by, done, reason])).toContainEqual([
      'support',
      'markers.intervene',
      null,
    ]);
    expect(JSON.stringify([own, told])).not.toContain('She asked');
    expect((await loggedActs(server)).filter(({ act: done }) => done === 'markers.intervene').at(-1)).toMatchObject({
      name: sue.name,
      players: [player.id],
      facts: { kind: 'break_suggested' },
    });
  });

  it('that needs nothing rings no bell', async () => {
    await find();
    await show();
    await act('nothing_needed', await idsOf());
    expect((await player.must<{ items: object[] }>('listNotifications')).items).toEqual([]);
  });

  it('is refused when the markers are others meanwhile, by whoever came first', async () => {
    await find();
    await show();
    const ids = await idsOf();
    await find('limits_raised', 1, { days: 2, ofDays: 28 });
    await show();
    expect(await act('contacted', ids)).toMatchObject({ status: 409, body: { code: 'changed_since_shown' } });
    expect((await read()).body.interventions).toEqual([]);
    expect((await act('contacted', [randomUUID()])).status).toBe(409);
    expect((await act('contacted', [])).status).toBe(400);
    expect((await act('contacted', await idsOf(), ' ')).status).toBe(400);
    expect((await act('punished', await idsOf())).status).toBe(400);
  });

  it('waits again when there is more', async () => {
    await find();
    await show();
    await act('contacted', await idsOf());
    ahead += 60_000;
    await find('chasing', 2, { ...facts, days: 6 });
    await show();
    expect(await list()).toMatchObject([{ waitsSince: clock.now().toISOString(), strength: 2 }]);
  });

  it('shows how play went on, as many days before as after', async () => {
    await find();
    await show();
    await act('limit_proposed', await idsOf());
    const at = clock.now().getTime();
    const put = (days: number, staked: bigint) =>
      rows(
        'stretch',
        `INSERT INTO play_stretch (player_id, began_at, ended_at, rounds, staked_eur_micros, net_eur_micros)
         VALUES ($1, $2, $2::timestamptz + interval '30 minutes', 10, $3, 0)`,
        [player.id, new Date(at + days * 24 * hour), staked],
      );
    for (const [days, staked] of [
      [-5, 7_000_000n],
      [-2, 50_000_000n],
      [-1, 30_000_000n],
      [1, 5_000_000n],
    ] as const)
      await put(days, staked);
    await pass(4 * 24 * hour);
    await rows('counted', 'INSERT INTO play_stretch_day (day, counted_at) VALUES ($1, now()) ON CONFLICT DO NOTHING', [
      new Date(at + 3 * 24 * hour).toISOString().slice(0, 10),
    ]);
    const [{ after } = { after: null }] = (await read()).body.interventions;
    expect(after).toEqual({
      days: 3,
      before: { deposited: '0.00', staked: '80.00', minutes: 60, sessions: 2 },
      since: { deposited: '0.00', staked: '5.00', minutes: 30, sessions: 1 },
      limitsSet: 0,
      breaksTaken: 0,
    });
  });
});

it.each<[Role, boolean, boolean]>([
  ['support', true, true],
  ['compliance', true, true],
  ['auditor', true, false],
  ['marketing', false, false],
  ['administrator', false, false],
  ['cashier', false, false],
  ['finance', false, false],
  ['games', false, false],
])('%s may read: %s, and intervene: %s', async (role, mayRead, mayAct) => {
  await find();
  const [{ id } = { id: '' }] = (await show()).markers;
  const clerk = await hire(server, role);
  expect((await clerk.call('listMarkedPlayers')).status).toBe(mayRead ? 200 : 403);
  expect((await read(clerk)).status).toBe(mayRead ? 200 : 403);
  expect((await act('contacted', [id], 'x', clerk)).status).toBe(mayAct ? 204 : 403);
});

it('marketing reads nothing of it, by no other role and no loan', async () => {
  await find();
  await show();
  const both = await hire(server, 'marketing', 'compliance');
  const lent = await hire(server, 'marketing');
  await lend(server, lent, 'markers.read', new Date(clock.now().getTime() + hour));
  for (const clerk of [both, lent]) {
    expect((await clerk.call('listMarkedPlayers')).status).toBe(403);
    expect((await read(clerk)).status).toBe(403);
  }
  // Nor by what waits, nor by what systems outside are told.
  const waiting = await rows<{ kind: string }>(
    'told',
    `SELECT type AS kind FROM event WHERE type ~ 'marker|harm|sign'`,
    [],
  );
  expect(waiting.filter(({ kind }) => kind !== 'player.signed_in' && kind !== 'player.sign_in_changed')).toEqual([]);
});

it('who may read a player, and no markers, learns of none by what was looked at or done', async () => {
  await find();
  await show();
  await list();
  await act('contacted', await idsOf());
  for (const clerk of [await hire(server, 'cashier'), await hire(server, 'marketing', 'compliance')]) {
    const told = JSON.stringify(await clerk.must('listDeskTimeline', { params: { id: player.id } }));
    expect(told).not.toContain('markers.');
    expect(told).toContain('registered');
  }
});

it('a look is an entry of the log, which its player reads', async () => {
  await find();
  await show();
  await list();
  await read();
  const told = await player.must<{ acts: { act: string; isLook: boolean }[] }>('listHouseActs');
  expect(told.acts).toMatchObject([
    { act: 'markers.read', isLook: true },
    { act: 'markers.read', isLook: true },
  ]);
});

it('today tells how many wait', async () => {
  await find();
  const count = async () => {
    const { waiting } = await sue.must<{ waiting: { kind: string; count: number }[] }>('readToday');
    return waiting.find(({ kind }) => kind === 'markers')?.count ?? 0;
  };
  const before = await count();
  await show();
  expect(await count()).toBe(before + 1);
  await act('nothing_needed', await idsOf());
  expect(await count()).toBe(before);
});
