import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { actContent, noEntry } from '#domain/desk/act-entry.ts';
import { connect } from '#server/db/connect.ts';
import { sql } from '#server/db/db.ts';
import { inviteFounder } from '#server/services/desk/staff/invites.ts';
import { softAuthenticator } from '#tests/support/authenticator.ts';
import { readCsv } from '#tests/support/csv.ts';
import { type Clerk, clerkAt, hire, lend, loggedActs } from '#tests/support/desk.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let late = 0;
let fay: Clerk;
let sam: Clerk;
const clock = { now: () => new Date(Date.now() + late) };
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  server = await startServer({ parts: { clock } });
});
afterAll(() => server.stop());

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code;
type Staff = {
  founding: boolean;
  people: { id: string; name: string; rights: { id: string; role: string | null; act: string | null }[] }[];
  proposals: { id: string; kind: string; state: string }[];
};
const staffOf = (clerk: Clerk) => clerk.must<Staff>('readStaff');
const idOf = async (name: string): Promise<string> =>
  (await staffOf(fay)).people.find((person) => person.name === name)?.id ?? '';
const proposing = (clerk: Clerk, wish: object) =>
  clerk.call<{ id: string; code: string }>('proposeForStaff', { body: { wish, reason: 'we grow' } });

it('lets the first one in once, by a link of this machine, and no start prints another', async () => {
  const old = await inviteFounder(server.ctx);
  const token = await inviteFounder(server.ctx);
  const stranger = clerkAt(server.origin);
  // The link of an earlier start is worthless.
  expect(codeOf(await stranger.enrol(old ?? ''))).toBe('invite_invalid');
  const again = clerkAt(server.origin);
  fay = clerkAt(server.origin, 'Fay First');
  expect((await fay.enrol(token ?? '', '', 'Fay First')).status).toBe(200);
  expect(codeOf(await again.enrol(token ?? ''))).toBe('invite_invalid');
  expect(await inviteFounder(server.ctx)).toBeNull();
  expect(await fay.must('readMe')).toMatchObject({ name: 'Fay First', roles: ['administrator'] });
});

it('has the first name the second alone, and from then on never again', async () => {
  const { token, code } = await fay.must<{ token: string; code: string }>('nameSecond', {
    body: { name: 'Sam Second' },
  });
  sam = clerkAt(server.origin, 'Sam Second');
  expect(codeOf(await sam.enrol(token))).toBe('invite_invalid');
  expect(codeOf(await sam.enrol(token, 'AAAA-BBBB-CCCC'))).toBe('invite_invalid');
  // As it is read out: small letters, spaces.
  expect((await sam.enrol(token, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  expect(codeOf(await fay.call('nameSecond', { body: { name: 'A Puppet' } }))).toBe('founded_already');
});

it('invites by two: the link of the approver opens nothing without the code of the proposer', async () => {
  const proposed = await proposing(fay, { kind: 'staff_invited', name: 'Cleo Cash', roles: ['cashier'] });
  const { id, code } = proposed.body;
  const approve = (clerk: Clerk) => clerk.call<{ token: string }>('approveForStaff', { params: { id } });
  expect(codeOf(await approve(fay))).toBe('own_proposal');
  const [one, other] = await Promise.all([approve(sam), approve(sam)]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const token = [one, other].find(({ status }) => status === 200)?.body.token ?? '';
  const cleo = clerkAt(server.origin, 'Cleo Cash');
  expect(codeOf(await cleo.enrol(token))).toBe('invite_invalid');
  expect((await cleo.enrol(token, code)).status).toBe(200);
  expect(await cleo.must('readMe')).toMatchObject({ roles: ['cashier'] });
  expect(codeOf(await cleo.call('readStaff'))).toBe('act_not_allowed');
});

it('is not one pair of eyes more by a second session, a second key or another spelling of the name', async () => {
  const { id } = (await proposing(fay, { kind: 'staff_invited', name: 'Pat Puppet', roles: ['support'] })).body;
  await fay.signIn();
  expect(codeOf(await fay.call('approveForStaff', { params: { id } }))).toBe('own_proposal');
  const twin = await proposing(fay, { kind: 'staff_invited', name: ' SAM   second', roles: ['support'] });
  expect(codeOf(await sam.call('approveForStaff', { params: { id: twin.body.id } }))).toBe('staff_name_taken');
  await sam.must('refuseForStaff', { params: { id }, body: { note: 'nobody knows them' } });
  expect(codeOf(await sam.call('approveForStaff', { params: { id } }))).toBe('proposal_decided');
});

it('gives nobody rights and money together, by roles or by loans', async () => {
  const staffId = await idOf('Sam Second');
  const until = new Date(clock.now().getTime() + day).toISOString();
  for (const wish of [
    { kind: 'staff_invited', name: 'All Alone', roles: ['administrator', 'cashier'] },
    { kind: 'role_given', staffId, role: 'finance', until: null },
    { kind: 'act_lent', staffId, act: 'withdrawals.approve', until },
  ])
    expect(codeOf(await proposing(fay, wish))).toBe('rights_too_much');
});

it('lends an act for a time, after which it is refused by itself', async () => {
  const mia = await hire(server, 'marketing');
  const staffId = await mia.id();
  const hour = 60 * 60_000;
  const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  const wish = (until: string) => ({ kind: 'act_lent', staffId, act: 'audit.read', until });
  for (const until of [at(-hour), at(31 * day)]) expect(codeOf(await proposing(fay, wish(until)))).toBe('until_wrong');
  expect(codeOf(await mia.call('listActs'))).toBe('act_not_allowed');
  const { id } = (await proposing(fay, wish(at(10 * 60_000)))).body;
  await sam.must('approveForStaff', { params: { id } });
  expect((await mia.call('listActs')).status).toBe(200);
  late += 11 * 60_000;
  expect(codeOf(await mia.call('listActs'))).toBe('act_not_allowed');
});

it('keeps two who can give rights, whoever would be ended or lose the role', async () => {
  const samId = await idOf('Sam Second');
  const end = (id: string) => fay.call('endPerson', { params: { id }, body: { reason: 'left' } });
  expect(codeOf(await end(samId))).toBe('last_administrator');
  const rightId = (await staffOf(fay)).people.find(({ id }) => id === samId)?.rights[0]?.id ?? '';
  const taken = await fay.call('takeRight', { params: { id: rightId }, body: { reason: 'rest' } });
  expect(codeOf(taken)).toBe('last_administrator');
  const third = await hire(server, 'administrator');
  const thirdId = await third.id();
  expect((await end(thirdId)).status).toBe(204);
  // Whoever has left is nobody at once, and by the same passkey.
  expect(codeOf(await third.call('readMe'))).toBe('not_signed_in');
  expect(codeOf(await third.signIn())).toBe('passkey_refused');
});

it('asks for the passkey again where rights move, ten minutes after it was shown, and for one’s own', async () => {
  const proposed = await proposing(fay, { kind: 'staff_invited', name: 'Ned New', roles: ['support'] });
  const approve = () => sam.call('approveForStaff', { params: { id: proposed.body.id } });
  const refused = await approve();
  expect([refused.status, codeOf(refused)]).toEqual([403, 'prove_again']);
  // What moves nothing goes on without, and so does what only takes away.
  expect((await sam.call('readStaff')).status).toBe(200);
  const signedIn = await sam.must<{ challenge: string }>('startStaffSignIn');
  expect(codeOf(await sam.call('proveStaff', { body: sam.device.get(signedIn) }))).toBe('passkey_refused');
  expect(codeOf(await sam.prove(fay.device))).toBe('passkey_refused');
  // What another session of one's own was asked is answered there alone.
  const other = { cookie: sam.cookie() };
  await sam.signIn();
  const elsewhere = await sam.must<{ challenge: string }>('startStaffProof');
  const answered = { body: sam.device.get(elsewhere), headers: other };
  expect(codeOf(await sam.call('proveStaff', answered))).toBe('passkey_refused');
  late += 11 * 60_000;
  await fay.call('readMe');
  expect(codeOf(await approve())).toBe('prove_again');
  expect((await sam.prove()).status).toBe(204);
  expect((await approve()).status).toBe(200);
  late += 9 * 60_000;
  expect((await sam.call('startOwnKey')).status).toBe(200);
  late += 60_000;
  expect(codeOf(await sam.call('startOwnKey'))).toBe('prove_again');
  const told = (await loggedActs(server)).filter(({ act }) => act === 'staff.proved');
  expect(told).toEqual([expect.objectContaining({ name: 'Sam Second' })]);
  await Promise.all([fay.prove(), sam.prove()]);
});

it('keeps two who can come in and give rights when keys are renewed, and counts nobody who never came', async () => {
  const samId = await idOf('Sam Second');
  expect(codeOf(await proposing(fay, { kind: 'keys_renewed', staffId: samId }))).toBe('last_administrator');
  const proposed = await proposing(fay, { kind: 'staff_invited', name: 'Neo Never', roles: ['administrator'] });
  await sam.must('approveForStaff', { params: { id: proposed.body.id } });
  expect(codeOf(await proposing(fay, { kind: 'keys_renewed', staffId: samId }))).toBe('last_administrator');
  const end = (id: string) => fay.call('endPerson', { params: { id }, body: { reason: 'left' } });
  expect(codeOf(await end(samId))).toBe('last_administrator');
  expect((await end(await idOf('Neo Never'))).status).toBe(204);
});

it('renews the keys of who lost them by two, and the lost ones open nothing', async () => {
  const lou = await hire(server, 'support');
  const staffId = await lou.id();
  const { id, code } = (await proposing(sam, { kind: 'keys_renewed', staffId })).body;
  const { token } = await fay.must<{ token: string }>('approveForStaff', { params: { id } });
  expect(codeOf(await lou.call('readMe'))).toBe('not_signed_in');
  expect(codeOf(await lou.signIn())).toBe('passkey_refused');
  const anew = clerkAt(server.origin);
  expect((await anew.enrol(token, code)).status).toBe(200);
  expect(await anew.id()).toBe(staffId);
});

it('ends a session after a quarter of an hour without a call, and after a day’s work in any case', async () => {
  const minute = 60_000;
  const ada = await hire(server, 'auditor');
  late += 14 * minute;
  expect((await ada.call('readMe')).status).toBe(200);
  late += 14 * minute;
  expect((await ada.call('readMe')).status).toBe(200);
  late += 15 * minute + 1_000;
  expect(codeOf(await ada.call('readMe'))).toBe('not_signed_in');
  expect((await ada.signIn()).status).toBe(200);
  for (let hours = 0; hours < 12; hours += 0.2) {
    late += 12 * minute;
    await ada.call('readMe');
  }
  expect(codeOf(await ada.call('readMe'))).toBe('not_signed_in');
  await Promise.all([fay.signIn(), sam.signIn()]);
});

it('takes a lent right that ends while a form is filled in', async () => {
  const moe = await hire(server, 'support');
  await lend(server, moe, 'staff.propose', new Date(clock.now().getTime() + 5 * 60_000));
  late += 6 * 60_000;
  const refused = await proposing(moe, { kind: 'staff_invited', name: 'Too Late', roles: ['support'] });
  expect([refused.status, codeOf(refused)]).toEqual([403, 'act_not_allowed']);
  expect((await staffOf(fay)).people.some(({ name }) => name === 'Too Late')).toBe(false);
});

it('opens nothing by a key of another origin, a player’s session, a used challenge or another site’s page', async () => {
  const { origin } = server;
  const mallory = softAuthenticator(origin);
  const options = await fay.must<{ challenge: string }>('startStaffSignIn');
  mallory.create({ challenge: options.challenge, user: { id: 'AAAA' } });
  expect(codeOf(await fay.call('signInStaff', { body: mallory.get(options) }))).toBe('passkey_refused');
  const evil = await fay.call('readMe', {
    headers: { cookie: 'faceup_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  });
  expect(codeOf(evil)).toBe('not_signed_in');
  const cross = await fay.call('nameSecond', { body: { name: 'X' }, headers: { origin: 'https://evil.example' } });
  expect(codeOf(cross)).toBe('cross_site_refused');
});

it('shows each of these in the log, chained, which the application can neither change nor empty', async () => {
  const acts = (await loggedActs(server)).map(({ act }) => act);
  for (const act of [
    'staff.founded',
    'staff.enrolled',
    'staff.propose',
    'staff.approve',
    'staff.end',
    'staff.signed_in',
  ])
    expect(acts).toContain(act);
  const checked = await fay.must<{ entries: number; faultAt: number | null }>('checkActs');
  expect(checked).toMatchObject({ entries: acts.length, faultAt: null });
  const app = connect({ url: server.env['DATABASE_URL'] ?? '' });
  for (const change of [`UPDATE staff_act SET name = 'nobody'`, 'DELETE FROM staff_act', 'TRUNCATE staff_act'])
    await expect(app.query(sql(change, change))).rejects.toThrow(/denied/);
  await app.close();
});

it('exports the log as its hashes have it, so that whoever has the file can compute the chain', async () => {
  const auditor = await hire(server, 'auditor');
  const staffId = await fay.id();
  const file = await auditor.must<string>('exportActs', { query: { text: 'Fay First', staffId } });
  expect(readCsv(file).length).toBeGreaterThan(3);
  const noted = (await loggedActs(server)).findLast(({ act }) => act === 'audit.export');
  // What was typed may be a name, and is not kept.
  expect(noted?.facts).toEqual({ by: ['staffId', 'text'], role: 'auditor' });
  const [columns = [], ...newestFirst] = readCsv(await auditor.must<string>('exportActs', { query: {} }));
  const lines = newestFirst.toReversed().map((line) => {
    const cell = Object.fromEntries(columns.map((column, at) => [column, line[at] ?? ''])) as Record<string, string>;
    return (column: string) => (cell[column] ?? '').replace(/^'(?=[=+@-])/, '');
  });
  expect(lines.length).toBeGreaterThan(20);
  let head = noEntry;
  for (const of of lines) {
    const orNull = (column: string) => (of(column) === '' ? null : of(column));
    const content = actContent({
      id: BigInt(of('id')),
      at: of('at'),
      staffId: orNull('staff_id'),
      channel: of('channel'),
      systemUser: orNull('shell_user'),
      name: of('name'),
      act: of('act'),
      subjectKind: orNull('subject_kind'),
      subjectId: orNull('subject_id'),
      players: of('players'),
      reason: orNull('reason'),
      facts: of('facts'),
      requestId: of('request_id'),
      ip: orNull('ip'),
      before: head,
    });
    expect(of('before_hash')).toBe(head);
    head = createHash('sha256').update(content).digest('hex');
    expect(of('hash')).toBe(head);
  }
});

it('shows what restored books lack of the log, page by page, to who may read it', async () => {
  type Lost = {
    total: number;
    lost: { id: string; epoch: number; entry: { reason: string } | null }[];
    next: string | null;
  };
  const page = (query: Record<string, string> = {}) => fay.must<Lost>('listLostActs', { query });
  expect(await page()).toEqual({ total: 0, lost: [], next: null });
  const insert = `INSERT INTO staff_act_lost (hash, id, epoch, noted_at, missed_in, content)
    SELECT sha256(n::text::bytea), n, 1, now(), 2, CASE WHEN n > 1 THEN json_build_array('staff-act/1', n, 1798761600.5, NULL, 'shell', 'vera',
      'Vera', 'capital.move', NULL, NULL, '{}'::uuid[], 'no. ' || n, '{}'::jsonb, 'r', NULL, '00')::text END FROM generate_series(1, 130) n`;
  await server.ctx.db.query(sql('lose_acts', insert));
  const first = await page();
  expect([first.total, first.lost.length, first.next]).toEqual([130, 100, '1-31']);
  expect(first.lost[0]).toMatchObject({
    id: '130',
    epoch: 1,
    entry: { reason: 'no. 130', at: '2027-01-01T00:00:00.500Z' },
  });
  const second = await page({ before: first.next ?? '' });
  expect([second.lost.length, second.next, second.lost.at(-1)?.entry]).toEqual([30, null, null]);
  const mia = await hire(server, 'marketing');
  expect(codeOf(await mia.call('listLostActs'))).toBe('act_not_allowed');
});

it('finds the entry that the owner of the database has changed, and says its number', async () => {
  const { db } = server.ctx;
  let ran = 0;
  const run = (text: string) => db.query(sql(`change_${ran++}`, text));
  for (const change of [`UPDATE staff_act SET reason = 'nothing' WHERE id = 5`, 'DELETE FROM staff_act WHERE id = 4']) {
    await run('ALTER TABLE staff_act DISABLE TRIGGER staff_act_append_only');
    await run(change);
    await run('ALTER TABLE staff_act ENABLE ALWAYS TRIGGER staff_act_append_only');
    const number = Number(/id = (\d)/.exec(change)?.[1]);
    expect(await fay.must('checkActs')).toMatchObject({ faultAt: number, entries: number - 1 });
  }
});
