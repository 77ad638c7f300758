import { randomUUID } from 'node:crypto';
import { strFromU8 } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { exportData } from '#server/services/account/export-data.ts';
import { type Actor, houseActor, type StaffActor } from '#server/services/desk/actor.ts';
import { noteAct } from '#server/services/desk/note-act.ts';
import { newcomer, type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { type Clerk, hire, lend } from '#tests/support/desk.ts';
import { goodPassword } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { verify } from '../../server/withdrawals/desk.ts';

let server: TestServer;
let sue: Clerk;
let compliance: Clerk;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  sue = await hire(server, 'support');
  compliance = await hire(server, 'marketing', 'compliance');
});
afterAll(() => server.stop());

type Told = {
  acts: { id: string; by: string; act: string; isLook: boolean; part: string | null; reason: string | null }[];
  next: string | null;
};
const told = (player: Owner, before?: string) =>
  player.must<Told>('listHouseActs', { query: before === undefined ? {} : { before } });
const lines = async (player: Owner) =>
  (await told(player)).acts.map(({ by, act, isLook, part, reason }) => [by, act, isLook, part, reason]);

it('a player reads who looked at what of theirs, by role, and nobody reads it of another', async () => {
  const [player, other] = [await owner(server), await owner(server)];
  expect(await told(player)).toEqual({ acts: [], next: null });
  await sue.must('findPlayers', { query: { q: player.email } });
  await sue.must('readDeskPlayer', { params: { id: player.id } });
  await compliance.must('listDeskRounds', { params: { id: player.id } });
  await sue.must('readDeskPlayer', { params: { id: other.id } });
  expect(await lines(player)).toEqual([
    ['compliance', 'players.read', true, 'rounds', null],
    ['support', 'players.read', true, null, null],
    ['support', 'players.find', true, null, null],
  ]);
  expect(await lines(other)).toEqual([['support', 'players.read', true, null, null]]);
});

it('an entry about several players tells each of them of nobody else', async () => {
  const [player, other] = [await owner(server), await owner(server)];
  await sue.must('findPlayers', { query: { q: 'Byron' } });
  const [mine, theirs] = [await told(player), await told(other)];
  expect(mine.acts[0]).toEqual(theirs.acts[0]);
  for (const answer of [mine, theirs]) {
    const text = JSON.stringify(answer);
    for (const secret of [player.id, other.id, sue.name, await sue.id()]) expect(text).not.toContain(secret);
  }
});

it('says what was done and in what role, and why where players are told', async () => {
  const player = await owner(server);
  const body = {
    reason: 'asked by telephone',
    shown: { state: 'unconfirmed', excludedUntil: null, secondFactor: false },
  };
  await compliance.must('signPlayerOut', { params: { id: player.id }, body });
  await player.must('signIn', { body: { email: player.email, password: goodPassword, captcha: 'solved' } });
  const correction = { currency: 'EUR', amount: '1.00', direction: 'give', cause: 'goodwill', reason: 'a suspicion' };
  await sue.must('proposeCorrection', { params: { id: player.id }, body: correction });
  await sue.must('addPlayerNote', { params: { id: player.id }, body: { text: 'a suspicion' } });
  const shown = await lines(player);
  expect(shown).toEqual([
    ['support', 'players.note', false, null, null],
    ['support', 'corrections.propose', false, null, null],
    ['compliance', 'players.sign_out', false, null, 'asked by telephone'],
  ]);
});

it('knows the role of then, what a loan gave, and what was done without the desk', async () => {
  const player = await owner(server);
  const helper = await hire(server, 'games');
  await lend(server, helper, 'players.note', new Date(Date.now() + 60_000));
  await helper.must('addPlayerNote', { params: { id: player.id }, body: { text: 'called' } });
  const { ctx } = server;
  const note = (actor: Actor, act: 'coins.release' | 'papers.decide', reason?: string) =>
    ctx.db.transaction((tx) =>
      noteAct(tx, ctx.clock.now(), actor, { act, players: [player.id], ...(reason !== undefined && { reason }) }),
    );
  await note(houseActor, 'coins.release');
  await note({ ...houseActor, channel: 'shell', name: 'Maria', systemUser: 'root' }, 'papers.decide', 'unreadable');
  const later: StaffActor = {
    channel: 'desk',
    staffId: await helper.id(),
    name: helper.name,
    systemUser: null,
    requestId: randomUUID(),
    ip: null,
  };
  await note(later, 'papers.decide');
  expect(await lines(player)).toEqual([
    ['staff', 'papers.decide', false, null, null],
    ['machine', 'papers.decide', false, null, 'unreadable'],
    ['house', 'coins.release', false, null, null],
    ['staff', 'players.note', false, null, null],
  ]);
  expect(JSON.stringify(await told(player))).not.toContain('Maria');
});

it('comes 20 at a time', async () => {
  const player = await newcomer(server);
  const { ctx } = server;
  for (let n = 0; n < 45; n++)
    await ctx.db.transaction((tx) =>
      noteAct(tx, ctx.clock.now(), houseActor, { act: 'deposits.release', players: [player.id] }),
    );
  const ids: string[] = [];
  for (let before: string | undefined; ; ) {
    const page = await told(player, before);
    ids.push(...page.acts.map(({ id }) => id));
    if (page.next === null) break;
    before = page.next;
  }
  expect(ids).toHaveLength(45);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => Number(b) - Number(a)));
});

/** All that a player takes along, as one text. */
async function exportOf(player: Owner): Promise<string> {
  const session = { playerId: player.id, sessionId: '', email: player.email, confirmed: true };
  const caller = { ip: '127.0.0.1', country: 'NL', userAgent: 'test', requestId: randomUUID() };
  const file = await exportData(server.ctx, caller, session, { format: 'json', password: goodPassword });
  if (!file.ok) throw new Error(file.code);
  let text = '';
  for await (const part of file.value.parts) text += typeof part === 'string' ? part : strFromU8(part);
  return text;
}

it('is in what the player takes along, without names and without what is for staff alone', async () => {
  const player = await owner(server, 5_00n);
  await sue.must('readDeskPlayer', { params: { id: player.id } });
  const correction = { currency: 'EUR', amount: '1.00', direction: 'give', cause: 'goodwill', reason: 'a suspicion' };
  await sue.must('proposeCorrection', { params: { id: player.id }, body: correction });
  const text = await exportOf(player);
  const rows = JSON.parse(text).data.house_acts;
  expect(rows.map(({ at: _, ...row }: { at: string }) => row)).toEqual([
    { channel: 'desk', role: 'support', act: 'players.read', reason: null },
    { channel: 'desk', role: 'support', act: 'corrections.propose', reason: null },
  ]);
  expect(text).not.toContain(sue.name);
  expect(text).not.toContain('a suspicion');
});

it('names nobody of the house for codes that were taken off, either', async () => {
  const player = await owner(server);
  await verify(server, player.id);
  const factor = sql(
    'test_told_factor',
    `INSERT INTO second_factor (player_id, secret_sealed, started_at, confirmed_at) VALUES ($1, 'x', now(), now())`,
  );
  await server.ctx.db.query(factor, [player.id]);
  const shown = { state: 'unconfirmed', excludedUntil: null, secondFactor: true };
  const body = { reason: 'lost the telephone', shown };
  await compliance.must('removePlayerFactor', { params: { id: player.id }, body });
  const text = await exportOf(player);
  const events: { kind: string; facts: object }[] = JSON.parse(text).data.security_events;
  const off = events.filter(({ kind }) => kind === 'second_factor_off');
  expect(off.map(({ facts }) => facts)).toEqual([{}]);
  expect(text).not.toContain(compliance.name);
});
