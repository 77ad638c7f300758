import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskCallName } from '#contract/desk/calls.ts';
import { sql } from '#server/db/db.ts';
import { lockSettings } from '#server/db/queries/game-settings.ts';
import { openDoor, owner } from '#tests/api/races/house.ts';
import { type Clerk, hire } from '#tests/support/desk.ts';
import { reloadOffer } from '#tests/support/sample-offers.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let pia: Clerk;
let pat: Clerk;
let player: string;
beforeAll(async () => {
  server = await startServer({ env: { WEBHOOK_HOSTS: '127.0.0.1', SANDBOX: '1' }, parts: { captcha: openDoor } });
  // Both may propose and approve in every room: what is refused to them is so for whose the proposal is.
  const come = () => hire(server, 'support', 'finance', 'compliance', 'marketing', 'games');
  [pia, pat] = [await come(), await come()];
  player = (await owner(server, 10_00n)).id;
});
afterAll(() => server.stop());

const reason = 'a test';
type Made = { id: string };
function hideSomewhere(): Promise<Made> {
  const wish = { part: 'countries', hidden: ['DE'] };
  return pia.must('proposeGameSetting', { body: { of: 'game', id: 'dice', wish, reason, shown: { version: 0 } } });
}

type Ended = { subject: [string, string]; facts?: object; players?: string[] };
type Room = {
  /** As often as it is asked. */
  readonly propose: () => Promise<Made>;
  readonly ends: readonly [refuse: DeskCallName, withdraw: DeskCallName];
  readonly acts: readonly [approve: string, propose: string];
  readonly params?: (id: string) => Record<string, string>;
  /** What the log has of its end beside how it ended. */
  readonly logged: (id: string) => Ended;
};

const path = 'src/content/faq/play/autoplay.md';
const ofProposal = (id: string): Ended => ({ subject: ['proposal', id] });

const campaigns: Room = {
  async propose() {
    const params = { id: 'spring' };
    const read = () => pia.must<{ revision: number; figures: Made | null }>('readCampaign', { params });
    const rules = reloadOffer({ ...params, name: 'Spring', coupon: null });
    const saved = await pia.call('saveCampaign', { body: { rules, shown: { revision: 0 } } });
    if (saved.status === 200) await pia.must('figureCampaign', { params, body: { shown: { revision: 1 } } });
    const { revision, figures } = await read();
    return pia.must('proposeCampaign', { params, body: { reason, shown: { revision, figures: figures?.id } } });
  },
  ends: ['refuseCampaign', 'withdrawCampaign'],
  acts: ['campaigns.approve', 'campaigns.propose'],
  params: (proposal) => ({ id: 'spring', proposal }),
  logged: (id) => ({ subject: ['campaign', 'spring'], facts: { proposal: id } }),
};

const rooms: Record<string, Room> = {
  corrections: {
    propose: () =>
      pia.must('proposeCorrection', {
        params: { id: player },
        body: { currency: 'EUR', amount: '1.00', direction: 'give', cause: 'our_error', reason },
      }),
    ends: ['refuseCorrection', 'withdrawCorrection'],
    acts: ['corrections.approve', 'corrections.propose'],
    logged: (id) => ({ ...ofProposal(id), players: [player] }),
  },
  thresholds: {
    async propose() {
      const { version, thresholds } = await pia.must<{ version: number; thresholds: object }>('readRiskRules');
      const body = { thresholds: { ...thresholds, accounts: 5 }, reason, shown: { version } };
      return pia.must('proposeRiskRules', { body });
    },
    ends: ['refuseRiskRules', 'withdrawRiskRules'],
    acts: ['risk.approve', 'risk.propose'],
    logged: ofProposal,
  },
  affiliates: {
    propose: () =>
      pia.must('proposeAffiliate', {
        body: { affiliate: 'guide', prefix: 'gd-', url: 'http://127.0.0.1/t', sharePercent: 1, cpa: '0', reason },
      }),
    ends: ['refuseAffiliate', 'withdrawAffiliate'],
    acts: ['affiliates.approve', 'affiliates.propose'],
    logged: ofProposal,
  },
  games: {
    propose: hideSomewhere,
    ends: ['refuseGameSetting', 'withdrawGameSetting'],
    acts: ['games.approve', 'games.propose'],
    logged: (id) => ({ subject: ['game', 'dice'], facts: { proposal: id } }),
  },
  content: {
    async propose() {
      const opened = { query: { path } };
      type Opened = { head: number; release: number; source: string; file: { hash: string } };
      let { head, release, source, file } = await pia.must<Opened>('readText', opened);
      if (head === 0) {
        const shown = { head, fileHash: file.hash };
        await pia.must('saveText', { body: { path, source: `${source}\nMore.\n`, note: '', shown } });
        ({ head, release, source, file } = await pia.must<Opened>('readText', opened));
      }
      const body = { path, number: head, startsAt: null, reason, shown: { head, release } };
      return pia.must('proposeText', { body });
    },
    ends: ['refuseText', 'withdrawText'],
    acts: ['content.approve', 'content.propose'],
    logged: (id) => ({ ...ofProposal(id), facts: { path, number: 1 } }),
  },
  campaigns,
};

type Entry = { act: string; name: string; subject: [string, string]; players: string[]; reason: string; facts: object };
const selectLast = sql(
  'test_last_act',
  `SELECT act, name, jsonb_build_array(subject_kind, subject_id) AS subject, players::text[] AS players, reason, facts
   FROM staff_act WHERE reason IS NOT NULL ORDER BY id DESC LIMIT 1`,
);
const lastEntry = async () => (await server.ctx.db.query<Entry>(selectLast))[0];
const paramsOf = ({ params }: Room, id: string) => params?.(id) ?? { id };
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string } | undefined)?.code;

describe.each(Object.entries(rooms))('what is proposed in the room of %s', (_name, room) => {
  const [refuse, withdraw] = room.ends;
  const end = (clerk: Clerk, call: DeskCallName, id: string) =>
    clerk.call(call, { params: paramsOf(room, id), body: { note: 'not now' } });

  it('is taken back by its own, who does not refuse it, and the log has it once', async () => {
    const { id } = await room.propose();
    expect(codeOf(await end(pat, withdraw, id))).toBe('not_own_proposal');
    expect(codeOf(await end(pia, refuse, id))).toBe('own_proposal');
    const race = await Promise.all([end(pia, withdraw, id), end(pia, withdraw, id)]);
    expect(race.map((answer) => codeOf(answer) ?? answer.status)).toEqual(
      expect.arrayContaining([204, 'proposal_decided']),
    );
    const { subject, facts, players = [] } = room.logged(id);
    expect(await lastEntry()).toEqual({
      act: room.acts[1],
      name: pia.name,
      subject,
      players,
      reason: 'not now',
      facts: { ...facts, state: 'withdrawn' },
    });
  }, 120_000);

  it('is refused by another, and then by nobody', async () => {
    const { id } = await room.propose();
    expect((await end(pat, refuse, id)).status).toBe(204);
    const { subject, facts, players = [] } = room.logged(id);
    expect(await lastEntry()).toEqual({
      act: room.acts[0],
      name: pat.name,
      subject,
      players,
      reason: 'not now',
      facts: { ...facts, state: 'refused' },
    });
    expect(codeOf(await end(pat, refuse, id))).toBe('proposal_decided');
    expect(codeOf(await end(pia, withdraw, id))).toBe('proposal_decided');
    expect(await lastEntry()).toMatchObject({ act: room.acts[0], facts: { state: 'refused' } });
  });

  it('is none of another room', async () => {
    const { id } = await room.propose();
    for (const other of Object.values(rooms)) {
      if (other === room) continue;
      const refused = await pat.call(other.ends[0], { params: paramsOf(other, id), body: { note: 'not now' } });
      expect(codeOf(refused)).toBe('proposal_not_found');
    }
    await end(pia, withdraw, id);
  });
});

it('of one campaign is not decided by the address of another, open or not', async () => {
  const { id: proposal } = await campaigns.propose();
  const end = (id: string) => pat.call('refuseCampaign', { params: { id, proposal }, body: { note: 'not now' } });
  expect(codeOf(await end('autumn'))).toBe('proposal_not_found');
  expect((await end('spring')).status).toBe(204);
  expect(codeOf(await end('autumn'))).toBe('proposal_not_found');
});

const waiting = sql(
  'test_waits_for_lock',
  `SELECT count(*)::integer AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
);
const isWaiting = async () => (await server.ctx.db.query<{ n: number }>(waiting))[0]?.n;

describe('a yes that waits for others', () => {
  const endings = {
    'whose right ends': `UPDATE staff_right SET ended_at = now() WHERE staff_id = $1`,
    'of somebody who leaves': 'UPDATE staff SET ended_at = now() WHERE id = $1',
  };
  it.each(Object.entries(endings))('%s meanwhile is none', async (_, ending) => {
    const clerk = await hire(server, 'compliance');
    const { id } = await hideSomewhere();
    await clerk.prove();
    const staff = await clerk.id();
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const other = server.ctx.db.transaction(async (tx) => {
      await tx.query(lockSettings);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const yes = clerk.call<{ code?: string }>('approveGameSetting', { params: { id } });
    await expect.poll(isWaiting).toBe(1);
    await server.ctx.db.query(sql(`test_${ending.slice(7, 15).trim()}`, ending), [staff]);
    held.resolve();
    await other;
    expect((await yes).body.code).toBe('act_not_allowed');
    await pia.must('withdrawGameSetting', { params: { id }, body: { note: 'a test' } });
  });
});
