import { createHash, randomUUID } from 'node:crypto';
import { strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCsv } from '#domain/csv-parse.ts';
import { sql } from '#server/db/db.ts';
import { rememberPayoutAccount } from '#server/db/queries/withdrawals.ts';
import { exportData } from '#server/services/account/export-data.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { findRisk } from '#server/services/risk/find-risk.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { type Clerk, hire, lend, loggedActs } from '#tests/support/desk.ts';
import { deposit, goodPassword } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { verify } from '../../server/withdrawals/desk.ts';

let server: TestServer;
let ann: Clerk;
let ben: Clerk;
let fin: Clerk;
let sue: Clerk;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  [ann, ben, fin, sue] = [
    await hire(server, 'compliance'),
    await hire(server, 'compliance'),
    await hire(server, 'finance'),
    await hire(server, 'support'),
  ];
  await look();
});
afterAll(() => server.stop());

async function look(): Promise<void> {
  await numberEvents(server.ctx);
  await findRisk(server.ctx);
}

type Case = { id: string; state: string; version: number; players: { id: string }[]; rules: string[] };
type Opened = {
  case: Case;
  findings: { rule: string; facts: Record<string, unknown> }[];
  events: { kind: string; note: string | null }[];
};
type Told = { acts: { act: string; by: string; isLook: boolean; reason: string | null }[] };

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string } | undefined)?.code;
const casesOf = async (player: Owner) =>
  (await ann.must<Case[]>('listRiskCases')).filter(({ players }) => players.some(({ id }) => id === player.id));
const caseOf = async (player: Owner): Promise<Case> => {
  const [first] = await casesOf(player);
  if (first === undefined) throw new Error('no case');
  return first;
};
const read = (id: string) => ann.must<Opened>('readRiskCase', { params: { id } });
const work = (clerk: Clerk, id: string, version: number, deed: string, more: object = {}) =>
  clerk.call<{ version: number }>('workOnRiskCase', { params: { id }, body: { deed, shown: { version }, ...more } });

/** A player who paid in and asks for nearly all of it back. */
async function inAndOut(): Promise<Owner> {
  const player = await owner(server);
  await deposit(server.origin, player, '600');
  await verify(server, player.id);
  await player.must('skrillWithdraw', { body: { amount: '550.00', currency: 'EUR' }, key: randomUUID() });
  await look();
  return player;
}

describe('a case', () => {
  it('is opened by what happened, once, with what each rule found', async () => {
    const player = await inAndOut();
    await look();
    const { id } = await caseOf(player);
    const { findings, events } = await read(id);
    expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['little_play', 'rapid_in_and_out']));
    expect(findings.find(({ rule }) => rule === 'rapid_in_and_out')?.facts).toEqual({
      depositedEur: '600.00',
      withdrawnEur: '550.00',
      hours: 48,
    });
    expect(events[0]?.kind).toBe('opened');
    expect(new Set(findings.map(({ rule }) => rule)).size).toBe(findings.length);
    expect(await casesOf(player)).toHaveLength(1);
  });

  it('is not opened of who pays in and plays', async () => {
    const player = await owner(server);
    await deposit(server.origin, player, '40');
    await look();
    expect(await casesOf(player)).toEqual([]);
  });

  it('is decided by who has taken it, and of two at once by one, who is shown to the other', async () => {
    const { id, version } = await caseOf(await inAndOut());
    expect(codeOf(await work(ann, id, version, 'decided', { note: 'x', decision: 'watch' }))).toBe('case_not_taken');
    const race = await Promise.all([work(ann, id, version, 'taken'), work(ben, id, version, 'taken')]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = race.find(({ status }) => status === 409);
    const winner = race[0]?.status === 200 ? ann : ben;
    const loser = winner === ann ? ben : ann;
    expect(late?.body).toMatchObject({
      code: 'changed_since_shown',
      facts: { state: 'looked_at', kind: 'taken', by: winner.name },
    });
    const now = version + 1;
    const decide = { note: 'the payslip fits', decision: 'no_concern' };
    expect(codeOf(await work(loser, id, now, 'decided', decide))).toBe('case_not_taken');
    expect((await work(winner, id, now, 'decided', decide)).status).toBe(200);
    expect(codeOf(await work(winner, id, now + 1, 'noted', { note: 'late' }))).toBe('case_decided');
    expect((await read(id)).events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['taken', 'decided']));
  });

  it('says no more than is so: restricted when somebody is, reported when it was', async () => {
    const player = await inAndOut();
    const { id, version } = await caseOf(player);
    await work(ann, id, version, 'taken');
    const decide = (decision: string) => work(ann, id, version + 1, 'decided', { note: 'x', decision });
    expect(codeOf(await decide('restricted'))).toBe('not_restricted');
    expect(codeOf(await decide('reported'))).toBe('not_reported');
    const shown = { state: 'unconfirmed', excludedUntil: null, secondFactor: false };
    await sue.must('excludePlayer', { params: { id: player.id }, body: { period: 'FOREVER', reason: 'asked', shown } });
    expect((await decide('restricted')).status).toBe(200);
  });

  it('comes of a person’s word as well, and they hear nothing of it', async () => {
    const player = await owner(server);
    const body = { playerId: player.id, reason: 'two voices on the telephone' };
    expect((await sue.call('openRiskCase', { body })).body).toBeUndefined();
    expect((await sue.call('openRiskCase', { body: { ...body, reason: 'again' } })).body).toBeUndefined();
    expect((await sue.call('listRiskCases')).status).toBe(403);
    const own = await casesOf(player);
    expect(own).toHaveLength(1);
    const { events } = await read(own[0]?.id ?? '');
    expect(events.map(({ kind, note }) => [kind, note])).toEqual([
      ['opened', 'two voices on the telephone'],
      ['noted', 'again'],
    ]);
    const timeline = JSON.stringify(await sue.must('listDeskTimeline', { params: { id: player.id } }));
    expect(timeline).not.toContain('risk.');
    expect(codeOf(await sue.call('openRiskCase', { body: { ...body, playerId: randomUUID() } }))).toBe(
      'player_not_found',
    );
  });

  it('has a history that not even the owner of the tables changes or deletes', async () => {
    const { id } = await caseOf(await inAndOut());
    for (const text of [
      `UPDATE risk_case_event SET note = 'x' WHERE case_id = '${id}'`,
      `DELETE FROM risk_finding WHERE case_id = '${id}'`,
      `DELETE FROM risk_case_event WHERE case_id = '${id}'`,
      `UPDATE risk_case_player SET player_id = player_id WHERE case_id = '${id}'`,
      'DELETE FROM risk_thresholds',
      'DELETE FROM withdrawal_review',
      'TRUNCATE risk_link',
    ])
      await expect(
        server.ctx.db.query(sql(`test_${createHash('md5').update(text).digest('hex')}`, text)),
      ).rejects.toThrow(/append-only/);
  });
});

describe('the log of acts', () => {
  it('tells who may not read the room that it was used, and about whom to nobody else', async () => {
    const player = await inAndOut();
    const { id } = await caseOf(player);
    await sue.must('openRiskCase', { body: { playerId: player.id, reason: 'a quiet suspicion' } });
    const admin = await hire(server, 'administrator');
    const auditor = await hire(server, 'auditor');
    type Log = { acts: { act: string; players: string[]; reason: string | null; subject: object | null }[] };
    const log = (clerk: Clerk, query: Record<string, string>) => clerk.must<Log>('listActs', { query });
    const asks: Record<string, string>[] = [{ playerId: player.id }, { subjectId: id }, { text: 'quiet suspicion' }];
    for (const clerk of [admin, fin]) {
      const all = await log(clerk, { act: 'risk.open' });
      expect(all.acts.length).toBeGreaterThan(0);
      for (const one of all.acts) expect(one).toMatchObject({ players: [], reason: null, subject: null, facts: {} });
      for (const query of asks) expect(JSON.stringify(await log(clerk, query))).not.toContain('risk.');
    }
    for (const query of asks)
      expect((await log(auditor, query)).acts.find(({ act }) => act === 'risk.open')).toMatchObject({
        players: [player.id],
        reason: 'a quiet suspicion',
      });
    await lend(server, fin, 'audit.export', new Date(Date.now() + 60_000));
    const file = await fin.must<string>('exportActs', { query: { act: 'risk.open' } });
    expect(file).toContain('risk.open');
    expect(file).not.toContain(player.id);
    expect(file).not.toContain('quiet suspicion');
  });
});

describe('linked accounts', () => {
  it('are drawn two steps far without names, and each is noted as looked at', async () => {
    const [one, two, three] = [await inAndOut(), await owner(server), await owner(server)];
    const pays = (player: Owner, place: string) =>
      server.ctx.db.query(rememberPayoutAccount, [player.id, 'skrill', place, server.ctx.clock.now()]);
    const [first, second] = [`${randomUUID()}@pays.example`, `${randomUUID()}@pays.example`];
    await pays(one, first);
    await pays(two, first.toUpperCase());
    await pays(two, second);
    await pays(three, second);
    const { id } = await caseOf(one);
    type Links = { nodes: { id: string; depth: number; label: string }[]; edges: { by: string[] }[] };
    const { nodes, edges } = await ann.must<Links>('readRiskLinks', { params: { id } });
    const depths = new Map(nodes.map((node) => [node.id, node.depth]));
    expect([one, two, three].map((player) => depths.get(player.id))).toEqual([0, 1, 2]);
    expect(edges.some(({ by }) => by.includes('payer'))).toBe(true);
    expect(JSON.stringify(nodes)).not.toContain('Byron');
    const seen = (await loggedActs(server)).findLast(
      ({ act, facts }) => act === 'risk.read' && facts['shown'] === 'links',
    );
    expect([...(seen?.players ?? [])].sort()).toEqual([...depths.keys()].sort());
    expect(await ann.must('readRiskAccount', { params: { id: two.id } })).toMatchObject({ name: 'Ada Byron' });
    // What is shared makes three accounts, which a rule counts when one of them does something.
    await deposit(server.origin, two, '20');
    await look();
    expect((await casesOf(two))[0]?.rules).toContain('many_accounts');
  });
});

describe('a report', () => {
  const wish = { from: '2020-01-01', to: '2100-01-01', reason: 'in & <out> at once', action: 'withdrawal held' };
  const report = (clerk: Clerk, id: string, version: number, format: string) =>
    clerk.call<string>('reportRiskCase', { params: { id }, body: { ...wish, format, shown: { version } } });

  it('has what the ledger has, and its hash is in the log', async () => {
    const player = await inAndOut();
    const { id, version } = await caseOf(player);
    expect(codeOf(await report(ann, id, version, 'csv'))).toBe('case_not_taken');
    await work(ann, id, version, 'taken');
    const csv = await report(ann, id, version + 1, 'csv');
    expect(csv.status).toBe(200);
    const parsed = parseCsv(csv.body);
    const [, ...rows] = parsed.ok ? parsed.value : [];
    expect(rows.length).toBeGreaterThan(1);
    const total = rows.reduce((sum, row) => sum + BigInt((row[6] ?? '').replace('.', '')), 0n);
    const [{ cash } = { cash: -1n }] = await server.ctx.db.query<{ cash: bigint }>(
      sql('test_risk_cash', `SELECT sum(balance)::bigint AS cash FROM account WHERE player_id = $1 AND kind = 'cash'`),
      [player.id],
    );
    expect(total).toBe(cash);
    const entry = (await loggedActs(server)).findLast(({ act }) => act === 'risk.report');
    expect(entry).toMatchObject({ players: [player.id], subject_id: id });
    expect(entry?.facts['sha256']).toBe(createHash('sha256').update(csv.body).digest('hex'));

    const xml = await report(ann, id, version + 2, 'xml');
    expect(xml.body).toContain('<report_code>STR</report_code>');
    expect(xml.body).toContain('in &amp; &lt;out&gt; at once');
    expect(xml.body).toContain('<indicator>rapid_in_and_out</indicator>');
    const local = [...xml.body.matchAll(/<amount_local>([\d.]+)<\/amount_local>/g)].map(([, amount]) => amount);
    expect(local).toEqual(rows.filter((row) => !row[3]?.startsWith('play')).map((row) => row[6]?.replace('-', '')));
    expect((await work(ann, id, version + 3, 'decided', { note: 'sent', decision: 'reported' })).status).toBe(200);
    expect(codeOf(await report(ann, id, version + 4, 'xml'))).toBe('case_decided');
  });

  it('is asked for a passkey, and is nobody’s but compliance’s', async () => {
    const { id, version } = await caseOf(await inAndOut());
    for (const clerk of [fin, sue]) expect((await report(clerk, id, version, 'xml')).status).toBe(403);
  });

  it('and its case are told to the player nowhere; that somebody looked is, like any other look', async () => {
    const player = await inAndOut();
    const { id, version } = await caseOf(player);
    await sue.must('openRiskCase', { body: { playerId: player.id, reason: 'a suspicion of mine' } });
    await work(ann, id, version + 1, 'taken');
    await work(ann, id, version + 2, 'noted', { note: 'a note of mine' });
    expect((await report(ann, id, version + 3, 'xml')).status).toBe(200);
    await work(ann, id, version + 4, 'decided', { note: 'sent to the unit', decision: 'reported' });
    const logged = (await loggedActs(server)).filter(({ players }) => players.includes(player.id));
    expect(logged.map(({ act }) => act)).toEqual(expect.arrayContaining(['risk.open', 'risk.work', 'risk.report']));
    const { acts } = await player.must<Told>('listHouseActs');
    expect(acts.length).toBeGreaterThan(0);
    for (const one of acts)
      expect(one).toMatchObject({ act: 'players.read', by: 'compliance', isLook: true, reason: null });
    const all = `${await exportOf(player)}${JSON.stringify(acts)}`;
    const everywhere = `${all}${JSON.stringify(await player.must('listNotifications'))}`;
    for (const secret of ['risk', 'suspicion', 'note of mine', 'sent to the unit', id, 'rapid_in_and_out'])
      expect(everywhere).not.toContain(secret);
  });
});

/** All that a player takes along. */
async function exportOf(player: Owner): Promise<string> {
  const session = { playerId: player.id, sessionId: '', email: player.email, confirmed: true };
  const caller = { ip: '127.0.0.1', country: 'NL', userAgent: 'test', requestId: randomUUID() };
  const file = await exportData(server.ctx, caller, session, { format: 'json', password: goodPassword });
  if (!file.ok) throw new Error(file.code);
  let text = '';
  for await (const part of file.value.parts) text += typeof part === 'string' ? part : strFromU8(part);
  return text;
}

describe('thresholds', () => {
  type Rules = { version: number; thresholds: Record<string, number>; proposals: { id: string; state: string }[] };
  type Tally = { count: number; players: number; eur: string; noConcern: number };
  type Preview = Record<'cases' | 'holds', { rule: string; did: Tally; would: Tally }[]> & { isWhole: boolean };
  const rules = () => ann.must<Rules>('readRiskRules');
  const preview = (thresholds: object) => fin.must<Preview>('previewRiskRules', { body: { thresholds } });
  const propose = async (clerk: Clerk, change: object) => {
    const { version, thresholds } = await rules();
    const body = { thresholds: { ...thresholds, ...change }, reason: 'too many', shown: { version } };
    return clerk.call<{ id: string }>('proposeRiskRules', { body });
  };

  it('as they are find again what was found, no more and no less', async () => {
    await inAndOut();
    const { cases, holds, isWhole } = await preview((await rules()).thresholds);
    expect(isWhole).toBe(true);
    for (const { rule, did, would } of [...cases, ...holds]) expect([rule, would]).toEqual([rule, did]);
    expect(cases.find(({ rule }) => rule === 'rapid_in_and_out')?.did.count).toBeGreaterThan(0);
    expect(holds.find(({ rule }) => rule === 'rapid_in_and_out')?.did.count).toBeGreaterThan(0);
  });

  it('that are higher would find less, which changes nothing', async () => {
    const before = await rules();
    const { cases, holds } = await preview({ ...before.thresholds, inOutEur: 100_000, playPercent: 0 });
    expect(cases.find(({ rule }) => rule === 'rapid_in_and_out')?.would.count).toBe(0);
    expect(holds.find(({ rule }) => rule === 'rapid_in_and_out')?.would.count).toBe(0);
    expect(await rules()).toEqual(before);
  });

  it('count from the yes of somebody else on, and never by one alone', async () => {
    const both = await hire(server, 'compliance', 'finance');
    const own = (await propose(both, { inOutEur: 700 })).body.id;
    const approve = (clerk: Clerk, id: string) =>
      clerk.call<{ version: number }>('approveRiskRules', { params: { id } });
    expect(codeOf(await approve(both, own))).toBe('own_proposal');
    const helper = await hire(server, 'games');
    await lend(server, helper, 'risk.propose', new Date(Date.now() + 60_000));
    await lend(server, helper, 'risk.approve', new Date(Date.now() + 60_000));
    const { version, thresholds } = await rules();
    const body = { thresholds: { ...thresholds, accounts: 9 }, reason: 'lent', shown: { version } };
    const lent = (await helper.call<{ id: string }>('proposeRiskRules', { body })).body.id;
    expect(codeOf(await approve(helper, lent))).toBe('own_proposal');
    const race = await Promise.all([approve(fin, own), approve(ben, own), approve(fin, own)]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await rules()).version).toBe(version + 1);
    // What was proposed in the place of others than those that count now is not approved unseen.
    expect(codeOf(await approve(fin, lent))).toBe('changed_since_shown');
    const player = await inAndOut();
    const { findings } = await read((await caseOf(player)).id);
    expect(findings.map(({ rule }) => rule)).not.toContain('rapid_in_and_out');
    expect((await loggedActs(server)).findLast(({ act }) => act === 'risk.approve')?.facts).toEqual({
      version: version + 1,
      inOutEur: 700,
    });
  });

  it('hold withdrawals, too, as soon as they count', async () => {
    const { id } = (await propose(ann, { playPercent: 0 })).body;
    expect((await fin.call('approveRiskRules', { params: { id } })).status).toBe(200);
    const player = await owner(server);
    await deposit(server.origin, player, '300');
    await verify(server, player.id);
    await player.must('skrillWithdraw', { body: { amount: '250.00', currency: 'EUR' }, key: randomUUID() });
    const holds = await server.ctx.db.query<{ rule: string }>(
      sql(
        'test_risk_holds',
        'SELECT rule FROM withdrawal_hold h JOIN withdrawal w ON w.id = h.withdrawal_id WHERE w.player_id = $1',
      ),
      [player.id],
    );
    expect(holds.map(({ rule }) => rule)).not.toContain('rapid_in_and_out');
  });

  it('that change nothing, or are out of bounds, are not proposed; an open proposal is taken back by its own', async () => {
    expect(codeOf(await propose(ann, {}))).toBe('thresholds_same');
    expect((await propose(ann, { accounts: 1 })).status).toBe(400);
    const { id } = (await propose(ann, { accounts: 5 })).body;
    const end = (clerk: Clerk, name: 'refuseRiskRules' | 'withdrawRiskRules') =>
      clerk.call(name, { params: { id }, body: { note: 'no' } });
    expect(codeOf(await end(ben, 'withdrawRiskRules'))).toBe('not_own_proposal');
    expect(codeOf(await end(ann, 'refuseRiskRules'))).toBe('own_proposal');
    expect((await end(ann, 'withdrawRiskRules')).status).toBe(204);
    expect(codeOf(await end(fin, 'refuseRiskRules'))).toBe('proposal_decided');
  });
});

it('a case that waits stands on Today', async () => {
  type Today = { waiting: { kind: string; count: number }[] };
  await inAndOut();
  const { waiting } = await fin.must<Today>('readToday');
  expect(waiting.find(({ kind }) => kind === 'risk_cases')?.count).toBeGreaterThan(0);
});
