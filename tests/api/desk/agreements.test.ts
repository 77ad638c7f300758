import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ShownAgreement } from '#contract/desk/agreements.ts';
import type { Role } from '#domain/desk/acts.ts';
import { sql } from '#server/db/db.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { sendWebhooks } from '#server/services/events/send-webhooks.ts';
import { openDoor } from '#tests/api/races/house.ts';
import { type Clerk, hire, loggedActs } from '#tests/support/desk.ts';
import { goodPassword, visit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { startReceiver } from '#tests/support/webhook-receiver.ts';

let server: TestServer;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let mia: Clerk;
let fin: Clerk;
let ada: Clerk;
let ben: Clerk;

beforeAll(async () => {
  server = await startServer({ env: { WEBHOOK_HOSTS: '127.0.0.1', SANDBOX: '1' }, parts: { captcha: openDoor } });
  receiver = await startReceiver();
  const come = async (role: Role): Promise<Clerk> => {
    const clerk = await hire(server, role);
    await clerk.prove();
    return clerk;
  };
  [mia, fin, ada, ben] = [
    await come('marketing'),
    await come('finance'),
    await come('administrator'),
    await come('administrator'),
  ];
});
afterAll(async () => {
  await receiver.close();
  await server.stop();
});

type Said = { code?: string; id: string; secret: string; endpointId: string };
const wish = (own: object = {}) => ({
  affiliate: 'guide',
  prefix: 'gd-',
  url: `${receiver.url}/told?key=a-secret-of-theirs&c={click_id}&e={event}`,
  sharePercent: 25,
  cpa: '12.50',
  reason: 'Agreed on the phone with Ms Kaur.',
  ...own,
});
const propose = (clerk: Clerk, own: object = {}) => clerk.call<Said>('proposeAffiliate', { body: wish(own) });
const approve = (clerk: Clerk, id: string) => clerk.call<Said>('approveAffiliate', { params: { id } });
const list = (clerk: Clerk) => clerk.must<ShownAgreement[]>('listAffiliateProposals');
const kept = sql('test_kept_affiliates', 'SELECT id, prefix, share_percent, cpa_eur_cents FROM affiliate ORDER BY id');
const keptEndpoints = sql(
  'test_kept_endpoints',
  'SELECT id, affiliate_id FROM webhook_endpoint WHERE removed_at IS NULL ORDER BY created_at',
);

it('counts players to an affiliate once a second person has said yes, and tells it by the secret shown to them', async () => {
  const { ctx } = server;
  const { id } = (await propose(mia)).body;
  expect(await ctx.db.query(kept)).toEqual([]);
  const shown = await list(fin);
  expect(shown).toMatchObject([
    {
      id,
      state: 'open',
      host: new URL(receiver.url).host,
      address: `${new URL(receiver.url).host}/events/told?key=…&c={click_id}&e={event}`,
      affiliate: { id: 'guide', prefix: 'gd-', sharePercent: 25, cpa: '12.50' },
    },
  ]);
  expect(JSON.stringify(shown)).not.toContain('a-secret-of-theirs');
  const { waiting } = await fin.must<{ waiting: { kind: string; count: number }[] }>('readToday');
  expect(waiting).toContainEqual(expect.objectContaining({ kind: 'affiliate_proposals', count: 1 }));
  expect(waiting.map(({ kind }) => kind)).not.toContain('proposals');

  const agreed = await approve(fin, id);
  expect(agreed.body.secret.length).toBeGreaterThan(20);
  expect(await ctx.db.query(kept)).toEqual([{ id: 'guide', prefix: 'gd-', share_percent: 25, cpa_eur_cents: 1_250n }]);
  const player = visit(server.origin);
  const own = { fullName: 'Ada Byron', email: player.email, password: goodPassword, terms: true, adult: true };
  await player.must('register', { body: { ...own, captcha: 'solved', clickId: 'gd-7' } });
  await numberEvents(ctx);
  await sendWebhooks(ctx);
  expect(receiver.heads.map(({ path }) => path)).toContainEqual(expect.stringContaining('c=gd-7&e=registration'));
  const acts = (await loggedActs(server)).filter(({ act }) => act.startsWith('affiliates.'));
  expect(acts).toMatchObject([{ act: 'affiliates.propose' }, { act: 'affiliates.approve' }]);
  expect(JSON.stringify(acts)).not.toMatch(/a-secret-of-theirs/);
  expect(JSON.stringify(acts)).not.toContain(agreed.body.secret);
});

it.each([
  ['prefix_taken', { affiliate: 'other', prefix: 'gd-1' }],
  ['template_invalid', { affiliate: 'other', prefix: 'ot-', url: 'http://127.0.0.1/{id}' }],
  ['host_not_named', { affiliate: 'other', prefix: 'ot-', url: 'https://elsewhere.example/told' }],
  ['amount_invalid', { affiliate: 'other', prefix: 'ot-', cpa: '-1' }],
  ['amount_invalid', { affiliate: 'other', prefix: 'ot-', cpa: '1.234' }],
])('refuses what could not be carried out: %s', async (code, own) => {
  const before = await server.ctx.db.query(kept);
  expect((await propose(mia, own)).body.code).toBe(code);
  expect(await server.ctx.db.query(kept)).toEqual(before);
  expect((await list(mia)).filter(({ state }) => state === 'open')).toEqual([]);
});

it('is decided once, by another than who proposed it', async () => {
  // Finance may do both, and not of its own.
  const { id } = (await propose(fin, { affiliate: 'north', prefix: 'no-', url: `${receiver.url}/north` })).body;
  expect((await approve(fin, id)).body.code).toBe('own_proposal');
  expect((await approve(mia, id)).body.code).toBe('act_not_allowed');
  const withdraw = (clerk: Clerk) =>
    clerk.call<Said>('withdrawAffiliate', { params: { id }, body: { note: 'A mistake.' } });
  expect((await withdraw(mia)).body.code).toBe('not_own_proposal');
  const kim = await hire(server, 'compliance');
  const lou = await hire(server, 'compliance');
  for (const clerk of [kim, lou]) await clerk.prove();
  const both = await Promise.all([approve(kim, id), approve(lou, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await withdraw(fin)).body.code).toBe('proposal_decided');
  expect((await server.ctx.db.query<{ id: string }>(kept)).map((row) => row.id)).toEqual(['guide', 'north']);
});

it('leaves nothing of an affiliate whose address was refused by the time somebody says yes', async () => {
  const [one, two] = [
    (await propose(mia, { affiliate: 'east', prefix: 'ea-', url: `${receiver.url}/east` })).body.id,
    (await propose(mia, { affiliate: 'east-two', prefix: 'ea-x', url: `${receiver.url}/east-two` })).body.id,
  ];
  expect((await approve(fin, one)).status).toBe(200);
  expect((await approve(fin, two)).body.code).toBe('prefix_taken');
  expect((await list(fin)).find(({ id }) => id === two)?.state).toBe('open');
  const refused = { params: { id: two }, body: { note: 'Its beginning is taken.' } };
  expect((await fin.call('refuseAffiliate', refused)).status).toBe(204);
});

it('ends an affiliate at once, by one person with a reason', async () => {
  const body = { reason: 'They sent bought clicks.' };
  expect((await mia.call<Said>('endAffiliate', { params: { id: 'nobody' }, body })).body.code).toBe('not_found');
  await mia.must('endAffiliate', { params: { id: 'east' }, body });
  const rows = await mia.must<{ id: string; host: string | null; endedAt: string | null }[]>('listAffiliates');
  expect(rows.find(({ id }) => id === 'east')).toMatchObject({ host: null, endedAt: expect.any(String) });
});

it('tells an address of the operator’s nothing before a second administrator has said yes', async () => {
  const { db } = server.ctx;
  const before = await db.query(keptEndpoints);
  const ask = (types: string[] | null, url = `${receiver.url}/warehouse`) =>
    ada.call<Said>('proposeWebhook', { body: { url, types, reason: 'For the warehouse.' } });
  expect((await ask(['player.nothing'])).body.code).toBe('event_type_unknown');
  const { id } = (await ask(null)).body;
  expect(await db.query(keptEndpoints)).toEqual(before);
  const yes = (clerk: Clerk) => clerk.call<Said>('approveWebhook', { params: { id } });
  expect((await yes(ada)).body.code).toBe('own_proposal');
  // What waits of one kind is not decided by the call of the other.
  expect((await approve(fin, id)).body.code).toBe('proposal_not_found');
  const added = (await yes(ben)).body;
  expect(await db.query(keptEndpoints)).toHaveLength(before.length + 1);

  // Whoever has its secret can speak as the house to it: nobody makes themselves one.
  const renew = { params: { id: added.endpointId }, body: { reason: 'It stood in a mail.' } };
  const renewal = await ada.must<Said>('renewWebhookSecret', renew);
  expect(renewal.secret).toBeUndefined();
  const asked = (await ben.must<{ id: string; renews: string | null }[]>('listWebhookProposals'))[0];
  expect(asked).toMatchObject({ id: renewal.id, renews: added.endpointId, state: 'open' });
  const say = (clerk: Clerk) => clerk.call<Said>('approveWebhook', { params: { id: renewal.id } });
  expect((await say(ada)).body.code).toBe('own_proposal');
  const sealed = sql('test_sealed', 'SELECT secret_sealed, old_until FROM webhook_endpoint WHERE id = $1');
  const [former] = await db.query<{ secret_sealed: Buffer }>(sealed, [added.endpointId]);
  const renewed = (await say(ben)).body;
  expect(renewed.endpointId).toBe(added.endpointId);
  expect(renewed.secret).not.toBe(added.secret);
  const [now] = await db.query<{ secret_sealed: Buffer; old_until: Date | null }>(sealed, [added.endpointId]);
  expect(now?.secret_sealed).not.toEqual(former?.secret_sealed);
  expect(now?.old_until).toEqual(expect.any(Date));
  const taken = await ada.must<Said>('renewWebhookSecret', renew);
  const back = { params: { id: taken.id }, body: { note: 'It was found.' } };
  expect((await ada.call('withdrawWebhook', back)).status).toBe(204);
  const late = await ada.must<Said>('renewWebhookSecret', renew);
  await ada.must('endWebhook', { params: { id: added.endpointId }, body: { reason: 'The warehouse moved.' } });
  expect((await ben.call<Said>('approveWebhook', { params: { id: late.id } })).body.code).toBe('not_found');
  expect((await ada.call<Said>('renewWebhookSecret', renew)).body.code).toBe('not_found');
  expect(await db.query(keptEndpoints)).toEqual(before);
});
