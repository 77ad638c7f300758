import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runWithdrawals } from '#scripts/ops/withdrawals.ts';
import { sql } from '#server/db/db.ts';
import { insertProposal } from '#server/db/queries/proposals.ts';
import { lockPlay } from '#server/db/queries/seeds.ts';
import { type Owner, openDoor, owner } from '#tests/api/races/house.ts';
import { type Clerk, hire, loggedActs } from '#tests/support/desk.ts';
import { account, post } from '#tests/support/ledger.ts';
import { deposit, openRoulette } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';
import { expectSound, moneyOf, verify } from '../../server/withdrawals/desk.ts';

const eventsOf = sql(
  'test_player_events',
  `SELECT kind, host(ip) AS ip, user_agent FROM security_event WHERE player_id = $1`,
);

let server: TestServer;
let cara: Clerk;
let carl: Clerk;
let fin: Clerk;
let sue: Clerk;
/** Who may propose, and approve what others proposed. */
let both: Clerk;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor }, env: { WITHDRAWAL_FOUR_EYES_EUR: '100' } });
  both = await hire(server, 'finance', 'cashier');
  [cara, carl, fin, sue] = [
    await hire(server, 'cashier'),
    await hire(server, 'cashier'),
    await hire(server, 'finance'),
    await hire(server, 'support'),
  ];
});
afterAll(async () => {
  await expectSound(server);
  await server.stop();
});

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string } | undefined)?.code;
const tally = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();

/** A player's withdrawal of that much, which waits for people. */
async function waiting(amount: string): Promise<{ player: Owner; id: string }> {
  const player = await owner(server);
  await deposit(server.origin, player, '500');
  await verify(server, player.id);
  const { id } = await player.must<{ id: string }>('skrillWithdraw', {
    body: { amount, currency: 'EUR' },
    key: randomUUID(),
  });
  return { player, id };
}
const shown = (approvals: number) => ({ shown: { state: 'in_review', approvals } });
const approve = (clerk: Clerk, id: string, approvals: number) =>
  clerk.call<{ isDone: boolean }>('approvePayout', { params: { id }, body: shown(approvals) });

const waits = sql(
  'test_payout_waits',
  `SELECT count(*)::integer AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
);

describe('a withdrawal', () => {
  it('is not paid by the yes of somebody whose right ended while it waited for others', async () => {
    const { player, id } = await waiting('50.00');
    const clerk = await hire(server, 'cashier');
    const [held, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = server.ctx.db.transaction(async (tx) => {
      await tx.query(lockPlay, [player.id]);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const staff = await clerk.id();
    const yes = approve(clerk, id, 0);
    await expect.poll(async () => (await server.ctx.db.query(waits))[0]).toEqual({ n: 1 });
    await server.ctx.db.query(sql('test_right_ends', 'UPDATE staff_right SET ended_at = now() WHERE staff_id = $1'), [
      staff,
    ]);
    held.resolve();
    await other;
    expect(codeOf(await yes)).toBe('act_not_allowed');
    expect((await approve(carl, id, 0)).body).toMatchObject({ isDone: true });
  });

  it('above the bound is paid by the yes of two people, and never of one', async () => {
    const { id } = await waiting('200.00');
    expect((await approve(cara, id, 0)).body).toMatchObject({ approvals: 1, needed: 2, isDone: false });
    expect(codeOf(await approve(cara, id, 1))).toBe('approved_before');
    // Carl has it on screen as it was before.
    const late = await approve(carl, id, 0);
    expect(late.body).toMatchObject({ code: 'changed_since_shown', facts: { approvals: 1, state: 'in_review' } });
    const race = await Promise.all([approve(carl, id, 1), approve(fin, id, 1), approve(carl, id, 1)]);
    expect(tally(race).filter((status) => status === 200)).toHaveLength(1);
    const acts = (await loggedActs(server)).filter((act) => act.subject_id === id && act.act === 'withdrawals.approve');
    expect(acts.map(({ facts }) => facts['approvals'])).toEqual([1, 2]);
  });

  it('has no second pair of eyes at the shell, by whatever name, once people have passkeys', async () => {
    const { id } = await waiting('150.00');
    const { db, config, clock } = server.ctx;
    const ops = (...words: string[]) => runWithdrawals(db, () => config, words, clock.now(), 'root');
    expect(await ops('approve', id, '--by', cara.name)).toMatchObject({ done: false });
    expect((await approve(cara, id, 0)).status).toBe(200);
    for (const name of [cara.name, carl.name, 'Anybody'])
      expect(await ops('approve', id, '--by', name)).toMatchObject({ done: false });
    const { player } = await waiting('20.00');
    const asked = await ops('request', player.email, '30', 'EUR', '--by', 'Anybody');
    expect(asked?.done).toBe(true);
    const requested = asked?.lines.join('').split(' ')[0] ?? '';
    expect(await ops('approve', requested, '--by', 'Somebody Else')).toMatchObject({ done: false });
    // Who asked may be who approves: what nobody has proven to be another's wish needs two.
    const { payout } = await cara.must<{ payout: { needed: number } }>('readPayout', { params: { id: requested } });
    expect(payout.needed).toBe(2);
    expect((await approve(cara, requested, 0)).body).toMatchObject({ approvals: 1, needed: 2, isDone: false });
    expect((await approve(carl, requested, 1)).body).toMatchObject({ approvals: 2, isDone: true });
  });

  it('tells who reads the log of acts alone no address of its player’s', async () => {
    const { id, player } = await waiting('24.00');
    const { payout } = await cara.must<{ payout: { destination: string } }>('readPayout', { params: { id } });
    expect(payout.destination).toContain('@');
    expect((await approve(cara, id, 0)).body.isDone).toBe(true);
    const admin = await hire(server, 'administrator');
    const log = JSON.stringify(await admin.must('listActs', { query: { playerId: player.id } }));
    expect(log).toContain('withdrawals.approve');
    expect(log).not.toContain(payout.destination);
    expect(log).not.toContain(player.email);
  });

  it('that is refused gives its money back once, and says so with the reason in the log alone', async () => {
    const { id, player } = await waiting('60.00');
    const reject = () => cara.call('rejectPayout', { params: { id }, body: { reason: 'the payer is another person' } });
    expect(tally(await Promise.all([reject(), reject()]))).toEqual([204, 409]);
    expect(await moneyOf(server, player.id)).toEqual([500_00n, 0n]);
    const row = (await loggedActs(server)).find(({ act, subject_id: of }) => act === 'withdrawals.reject' && of === id);
    expect(row).toMatchObject({ players: [player.id], reason: 'the payer is another person' });
    expect(JSON.stringify(await player.must('listNotifications'))).not.toContain('another person');
  });

  it('is one entry while somebody has its list before them, and another for whom it shows anew', async () => {
    await waiting('21.00');
    const looks = async () =>
      (await loggedActs(server)).filter(
        ({ act, name, subject_id: of }) => act === 'withdrawals.read' && name === carl.name && of === null,
      );
    for (let loads = 0; loads < 5; loads++) await carl.must('listPayouts', { query: { view: 'waiting' } });
    expect(await looks()).toHaveLength(1);
    const { player } = await waiting('22.00');
    await carl.must('listPayouts', { query: { view: 'waiting' } });
    const seen = await looks();
    expect(seen).toHaveLength(2);
    expect(seen[1]?.players).toContain(player.id);
    await carl.signIn();
    await carl.must('listPayouts', { query: { view: 'waiting' } });
    expect(await looks()).toHaveLength(3);
  });

  it('shows whom it is of to nobody without an entry that names them', async () => {
    const { id, player } = await waiting('25.00');
    await cara.must('readPayout', { params: { id } });
    const look = (await loggedActs(server)).findLast(({ act }) => act === 'withdrawals.read');
    expect(look).toMatchObject({ name: cara.name, players: [player.id], subject_id: id, facts: { role: 'cashier' } });
  });
});

describe('coins that a signer may have paid', () => {
  it('are given back by nobody who asked for them, approved them, or had the signer’s file in hand', async () => {
    const [player, other, last] = [await owner(server), await hire(server, 'finance'), await hire(server, 'cashier')];
    const { db, clock } = server.ctx;
    const wallet = sql(
      'test_coin_wallet',
      `INSERT INTO wallet (player_id, currency, is_default, created_at) VALUES ($1, 'BTC', false, $2) ON CONFLICT DO NOTHING`,
    );
    await db.query(wallet, [player.id, clock.now()]);
    const accounts = [
      await account(db, 'cash', player.id, '', 'BTC'),
      await account(db, 'clearing', null, 'crypto', 'BTC'),
    ];
    await post(db, 'deposit', player.id, accounts, [1_000_000n, -1_000_000n]);
    await verify(server, player.id);
    const address = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080';
    const body = { amount: '0.0005', currency: 'BTC', address, key: randomUUID() };
    const { id } = await sue.must<{ id: string }>('requestPayout', { params: { id: player.id }, body });
    expect((await approve(carl, id, 0)).body.isDone).toBe(true);
    const batch = await cara.must<{ name: string }>('makePayoutBatch', { body: { currency: 'BTC' } });
    const file = { params: { name: batch.name }, query: { format: 'csv' } };
    expect(await last.must<string>('readPayoutBatch', file)).toContain(address);
    const giveBack = async (clerk: Clerk) => {
      const said = { reason: 'the signer says no', checked: true };
      return codeOf(await clerk.call('notePayoutFailed', { params: { id }, body: said }));
    };
    for (const clerk of [carl, cara, last])
      expect([clerk.name, await giveBack(clerk)]).toEqual([clerk.name, 'own_payout']);
    expect(await giveBack(other)).toBeUndefined();
    const approved = (await loggedActs(server)).find(
      ({ act, subject_id: of }) => act === 'withdrawals.approve' && of === id,
    );
    expect(approved?.facts).toMatchObject({ provider: 'crypto', destination: address });
    expect(await last.must<string>('readPayoutBatch', file).catch(String)).toContain('not_found');
  });
});

describe('a withdrawal that is asked for in a player’s name', () => {
  const ask = (clerk: Clerk, playerId: string, key: string, change: object = {}) =>
    clerk.call<{ id: string }>('requestPayout', {
      params: { id: playerId },
      body: { amount: '40.00', currency: 'EUR', address: null, key, ...change },
    });

  it('sets the money aside at once, and is paid by the yes of somebody else', async () => {
    const player = await owner(server);
    await deposit(server.origin, player, '100');
    expect(codeOf(await ask(cara, player.id, randomUUID()))).toBe('verification_required');
    await verify(server, player.id);
    const key = randomUUID();
    const { id } = (await ask(cara, player.id, key)).body;
    expect(await moneyOf(server, player.id)).toEqual([60_00n, 40_00n]);
    expect(codeOf(await approve(cara, id, 0))).toBe('own_request');
    expect((await approve(carl, id, 0)).body).toMatchObject({ isDone: true });
    const asked = (await loggedActs(server)).find(({ subject_id: of }) => of === id);
    expect(asked).toMatchObject({ act: 'withdrawals.request', name: cara.name, players: [player.id] });
    expect((await ask(cara, player.id, key)).body.id).toBe(id);
    expect(codeOf(await ask(cara, player.id, key, { amount: '41.00' }))).toBe('idempotency_key_reused');
    expect(codeOf(await ask(cara, player.id, randomUUID(), { amount: '60.01' }))).toBe('insufficient_funds');
    expect(await moneyOf(server, player.id)).toEqual([60_00n, 40_00n]);
  });

  it('is of a player who is there, and of coins to an address', async () => {
    expect(codeOf(await ask(sue, randomUUID(), randomUUID()))).toBe('player_not_found');
    const player = await owner(server, 50_00n);
    expect(codeOf(await ask(sue, player.id, randomUUID(), { address: 'bc1qsomewhere' }))).toBe('currency_mismatch');
    expect((await ask(fin, player.id, randomUUID())).status).toBe(403);
    expect(await moneyOf(server, player.id)).toEqual([50_00n, 0n]);
  });
});

describe('a correction', () => {
  const propose = (clerk: Clerk, playerId: string, change: object = {}) =>
    clerk.call<{ id: string }>('proposeCorrection', {
      params: { id: playerId },
      body: {
        currency: 'EUR',
        amount: '12.50',
        direction: 'give',
        cause: 'our_error',
        reason: 'paid twice',
        ...change,
      },
    });
  const approveOne = (clerk: Clerk, id: string) => clerk.call('approveCorrection', { params: { id } });

  it('moves nothing before somebody else says yes, and then once', async () => {
    const player = await owner(server, 10_00n);
    const { id } = (await propose(sue, player.id)).body;
    expect(await moneyOf(server, player.id)).toEqual([10_00n, 0n]);
    const own = (await propose(both, player.id)).body.id;
    expect(codeOf(await approveOne(both, own))).toBe('own_proposal');
    const many = await Promise.all(Array.from({ length: 8 }, () => approveOne(fin, id)));
    expect(tally(many)).toEqual([204, ...Array(7).fill(409)]);
    expect(await moneyOf(server, player.id)).toEqual([22_50n, 0n]);
  });

  it('takes no more than is there, when it is proposed and when it is approved', async () => {
    const player = await owner(server, 20_00n);
    const take = { direction: 'take', amount: '15.00', cause: 'mistaken_credit' };
    expect(codeOf(await propose(sue, player.id, { ...take, amount: '20.01' }))).toBe('balance_too_low');
    const [first, second] = [
      (await propose(sue, player.id, take)).body.id,
      (await propose(sue, player.id, take)).body.id,
    ];
    const both = await Promise.all([approveOne(fin, first), approveOne(fin, second)]);
    expect(both.map((answer) => codeOf(answer) ?? answer.status).sort()).toEqual([204, 'balance_too_low']);
    expect(await moneyOf(server, player.id)).toEqual([5_00n, 0n]);
  });

  it('that is refused has told what is there, and so has its entry', async () => {
    const player = await owner(server, 20_00n);
    await verify(server, player.id);
    const take = { direction: 'take', amount: '20.01', cause: 'mistaken_credit' };
    expect(codeOf(await propose(cara, player.id, take))).toBe('balance_too_low');
    const body = { amount: '20.01', currency: 'EUR', address: null, key: randomUUID() };
    const asked = codeOf(await sue.call('requestPayout', { params: { id: player.id }, body }));
    const looks = (await loggedActs(server)).filter(({ players }) => players.includes(player.id));
    expect(looks.map(({ act, name, facts }) => [act, name, facts])).toEqual([
      ['players.read', cara.name, { refused: 'balance_too_low' }],
      ['players.read', sue.name, { refused: asked }],
    ]);
  });

  it('is of a known player, wallet and amount', async () => {
    const player = await owner(server, 1_00n);
    expect(codeOf(await propose(sue, randomUUID()))).toBe('player_not_found');
    expect(codeOf(await propose(sue, player.id, { currency: 'BTC', amount: '0.001' }))).toBe('wallet_missing');
    for (const amount of ['0', '-5', '1e3', 'NaN'])
      expect((await propose(sue, player.id, { amount })).status).toBe(400);
    expect(codeOf(await propose(sue, player.id, { amount: '0.005' }))).toBe('amount_overprecise');
    expect((await propose(sue, player.id, { reason: '  ' })).status).toBe(400);
  });

  const list = () =>
    fin.must<{ id: string; state: string; note: string | null; balance: string | null; player: { id: string } }[]>(
      'listCorrections',
    );
  const end = (clerk: Clerk, call: 'refuseCorrection' | 'withdrawCorrection', id: string) =>
    clerk.call(call, { params: { id }, body: { note: 'it was not our error' } });

  it('that is refused is over', async () => {
    const player = await owner(server);
    await deposit(server.origin, player, '20');
    const { id } = (await propose(sue, player.id)).body;
    expect((await end(fin, 'refuseCorrection', id)).status).toBe(204);
    expect(codeOf(await approveOne(fin, id))).toBe('proposal_decided');
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      state: 'refused',
      note: 'it was not our error',
      balance: null,
    });
  });

  it('is taken back by who proposed it, and by nobody else', async () => {
    const player = await owner(server, 5_00n);
    const { id } = (await propose(sue, player.id)).body;
    const own = (await propose(both, player.id)).body.id;
    expect(codeOf(await end(cara, 'withdrawCorrection', id))).toBe('not_own_proposal');
    expect(codeOf(await end(both, 'refuseCorrection', own))).toBe('own_proposal');
    expect((await end(sue, 'refuseCorrection', id)).status).toBe(403);
    const race = await Promise.all([end(sue, 'withdrawCorrection', id), end(sue, 'withdrawCorrection', id)]);
    expect(tally(race)).toEqual([204, 409]);
    expect((await end(both, 'withdrawCorrection', own)).status).toBe(204);
    expect(codeOf(await approveOne(fin, id))).toBe('proposal_decided');
    expect(await moneyOf(server, player.id)).toEqual([5_00n, 0n]);
    const acts = (await loggedActs(server)).filter(({ subject_id: of }) => of === id);
    expect(acts.map(({ act, reason, facts }) => [act, reason, facts['state']])).toEqual([
      ['corrections.propose', 'paid twice', undefined],
      ['corrections.propose', 'it was not our error', 'withdrawn'],
    ]);
  });

  it('that waits is listed with what its player has now, before those that ran out', async () => {
    const player = await owner(server, 7_00n);
    const { id } = (await propose(sue, player.id)).body;
    const old = randomUUID();
    const facts = { currency: 'EUR', amountMinor: '100', cause: 'goodwill' };
    const [from, until] = [new Date(Date.now() - 60_000), new Date(Date.now() - 1_000)];
    const values = [old, 'correction', player.id, facts, 'long ago', await sue.id(), from, until];
    await server.ctx.db.query(insertProposal, values);
    const newer = (await propose(cara, player.id)).body.id;
    const own = (await list()).filter((one) => one.player.id === player.id);
    expect(own.map((one) => [one.id, one.state, one.balance])).toEqual([
      [newer, 'open', '7.00'],
      [id, 'open', '7.00'],
      [old, 'lapsed', null],
    ]);
    const all = (await list()).map(({ state }) => state === 'open');
    expect(all.lastIndexOf(true)).toBeLessThan(all.indexOf(false));
    expect(codeOf(await approveOne(fin, old))).toBe('proposal_decided');
    expect(codeOf(await end(sue, 'withdrawCorrection', old))).toBe('proposal_decided');
  });

  it('waits for people on Today, apart from what is proposed about staff', async () => {
    const player = await owner(server, 1_00n);
    type Today = { waiting: { kind: string; count: number }[] };
    const waiting = async (kind: string) =>
      (await fin.must<Today>('readToday')).waiting.find((one) => one.kind === kind)?.count ?? 0;
    const before = await waiting('corrections');
    const { id } = (await propose(sue, player.id)).body;
    expect(await waiting('corrections')).toBe(before + 1);
    expect(await waiting('proposals')).toBe(0);
    await end(sue, 'withdrawCorrection', id);
    expect(await waiting('corrections')).toBe(before);
  });
});

describe('an exclusion by the desk', () => {
  it('holds on every path at once, in the middle of play, and is refused where it would be shorter', async () => {
    const player = await owner(server);
    await deposit(server.origin, player, '20');
    const sessionId = await openRoulette(player);
    const exclude = (period: string) =>
      sue.call('excludePlayer', {
        params: { id: player.id },
        body: { period, reason: 'asked for it in the chat', shown },
      });
    let shown: object = { state: 'unconfirmed', excludedUntil: null, secondFactor: false };
    const excluded = await exclude('SIX_MONTHS');
    expect(excluded.status).toBe(200);
    const bet = await player.call('placeRound', {
      params: { sessionId },
      key: randomUUID(),
      body: { bets: [{ spot: 'red', amount: '1.00' }] },
    });
    expect(bet.status).toBe(401);
    shown = { ...shown, ...(excluded.body as object), state: 'excluded' };
    expect(codeOf(await exclude('ONE_DAY'))).toBe('exclusion_not_longer');
    // In what the player did stands the house, and neither the address nor the browser of who did it.
    const told = await server.ctx.db.query<{ kind: string; user_agent: string }>(eventsOf, [player.id]);
    expect(told.find(({ kind }) => kind === 'self_excluded')?.user_agent).toBe('the desk');
    const act = (await loggedActs(server)).findLast(({ act: name }) => name === 'players.exclude');
    expect(act).toMatchObject({ players: [player.id], reason: 'asked for it in the chat' });
  });
});
