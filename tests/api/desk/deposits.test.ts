import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { mineBlocks, reorganise, sendCoins } from '#server/sandbox/chain.ts';
import { sandboxStatement } from '#server/services/reconcile/sandbox-statement.ts';
import { storeExclusion } from '#server/services/safer-play/breaks.ts';
import { expectSoundLedger, type Owner, openDeposit, openDoor, owner } from '#tests/api/races/house.ts';
import { addPlayer, addressOf, watch } from '#tests/server/chain/house.ts';
import { exclude, type World } from '#tests/server/identity/world.ts';
import { type Clerk, hire, loggedActs } from '#tests/support/desk.ts';
import { deposit } from '#tests/support/player.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let world: World;
let cara: Clerk;
let cleo: Clerk;
let fin: Clerk;
const caller = { ip: '127.0.0.1', country: 'MT', userAgent: 'test', requestId: 'r' };

beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor }, env: { SANDBOX: '1' } });
  world = { ctx: server.ctx, caller, mails: [], passTime: () => undefined } as unknown as World;
  [cara, cleo, fin] = [await hire(server, 'cashier'), await hire(server, 'compliance'), await hire(server, 'finance')];
});
afterAll(async () => {
  await expectSoundLedger(server);
  await server.stop();
});

const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string } | undefined)?.code;
const lastAct = async (act: string) => (await loggedActs(server)).findLast((one) => one.act === act);
const orderOf = sql('test_order_page', `SELECT provider_reference AS reference, state FROM deposit WHERE id = $1`);
const stateOf = async (id: string) => (await server.ctx.db.query<{ state: string }>(orderOf, [id]))[0]?.state;

/** A deposit that was paid after its player's exclusion. */
async function held(): Promise<{ player: Owner; id: string }> {
  const player = await owner(server);
  await deposit(server.origin, player, '20');
  const opened = await player.must<{ id: string; redirectUrl: string }>('brpayDeposit', {
    body: { amount: '30', currency: 'EUR' },
    key: crypto.randomUUID(),
  });
  await storeExclusion(server.ctx, caller, player.id, 'SIX_MONTHS');
  await fetch(new URL(opened.redirectUrl, server.origin), {
    method: 'POST',
    headers: { origin: server.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=approve',
    redirect: 'manual',
  });
  await expect.poll(() => stateOf(opened.id)).toBe('held');
  return { player, id: opened.id };
}

describe('a held payment', () => {
  it('is shown with its reason, given back by hand once, and names whom it was of in the log', async () => {
    const { player, id } = await held();
    const list = await cara.must<{ id: string; heldFor: string; amount: string }[]>('listHeldDeposits');
    expect(list.find((one) => one.id === id)).toMatchObject({ heldFor: 'player_excluded', amount: '30.00' });
    expect((await lastAct('deposits.read'))?.players).toContain(player.id);
    const giveBack = (clerk: Clerk) =>
      clerk.call('noteDepositReturned', { params: { id }, body: { reference: 'bank-77', checked: true } });
    expect(codeOf(await giveBack(cleo))).toBe('act_not_allowed');
    const both = await Promise.all([giveBack(cara), giveBack(fin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await stateOf(id)).toBe('refunded');
    expect(await lastAct('deposits.return')).toMatchObject({ players: [player.id], facts: { reference: 'bank-77' } });
  });

  it('is looked at again where somebody asks, and credited against no exclusion', async () => {
    const { id } = await held();
    expect((await cleo.call('releaseDeposit', { params: { id } })).status).toBe(204);
    expect(await lastAct('deposits.release')).toMatchObject({ name: cleo.name, subject_id: id });
    expect(codeOf(await cleo.call('releaseDeposit', { params: { id: crypto.randomUUID() } }))).toBe(
      'changed_since_shown',
    );
    expect(await stateOf(id)).toBe('held');
  });

  it('is no longer what was shown once it has gone another way', async () => {
    const player = await owner(server);
    const { id } = await openDeposit(player);
    const answer = await cara.call('noteDepositReturned', { params: { id }, body: { reference: 'x', checked: true } });
    expect(codeOf(answer)).toBe('changed_since_shown');
  });
});

describe('coins that wait', () => {
  type Coins = { transfers: { id: string; why: string; player: { id: string } }[]; findings: unknown[] };
  const waiting = async (playerId: string) => {
    const { transfers } = await cara.must<Coins>('listHeldCoins');
    return transfers.find(({ player }) => player.id === playerId);
  };

  it('are noted as sent back once, by the transaction that did it', async () => {
    const player = await addPlayer(world, 'BTC');
    const address = await addressOf(world, player, 'BTC');
    await exclude(world, player, new Date(Date.now() + 60_000));
    await sendCoins(server.ctx, address, 500_000n, 'BTC', 3);
    await watch(world, 'bitcoin');
    const found = await waiting(player);
    expect(found?.why).toBe('player_excluded');
    const id = found?.id ?? '';
    const back = (transaction: string) => cara.call('noteCoinsReturned', { params: { id }, body: { transaction } });
    expect(codeOf(await back('soon'))).toBe('bad_request');
    expect((await cleo.call('releaseCoins', { params: { id } })).status).toBe(204);
    await watch(world, 'bitcoin');
    expect((await back('ab'.repeat(32))).status).toBe(204);
    expect(codeOf(await back('ab'.repeat(32)))).toBe('changed_since_shown');
    expect(await waiting(player)).toBeUndefined();
    const deeds = await cara.must<{ kind: string }[]>('readCoins', { params: { id } });
    expect(deeds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['released', 'returned']));
    expect(codeOf(await cara.call('readCoins', { params: { id: '999999' } }))).toBe('not_found');
  });

  it('that left their chain after they were credited are charged back, by who may', async () => {
    const player = await addPlayer(world, 'BTC');
    await sendCoins(server.ctx, await addressOf(world, player, 'BTC'), 500_000n, 'BTC', 3);
    await watch(world, 'bitcoin');
    await reorganise(server.ctx, 'bitcoin', 4, true);
    await watch(world, 'bitcoin');
    const found = await waiting(player);
    expect(found?.why).toBe('lost');
    const take = (clerk: Clerk) => clerk.call('chargeCoinsBack', { params: { id: found?.id ?? '' } });
    expect(codeOf(await take(cara))).toBe('act_not_allowed');
    expect((await take(fin)).status).toBe(204);
    expect(codeOf(await take(fin))).toBe('changed_since_shown');
    expect(await lastAct('coins.charge_back')).toMatchObject({ players: [player] });
    await mineBlocks(server.ctx, 'bitcoin', 1);
  });
});

describe('a provider’s statement', () => {
  const compare = (csv: string, more: object = {}) =>
    fin.call<{ differences: { kind: string; payment: string }[]; lines: number; code?: string; facts?: object }>(
      'compareStatement',
      { body: { file: 'brpay.csv', csv, provider: null, from: null, to: null, ...more } },
    );

  it('agrees with the books line by line, and a line that was changed is named', async () => {
    const player = await owner(server);
    const id = await deposit(server.origin, player, '41');
    const day = new Date().toISOString().slice(0, 10);
    const period = { from: new Date(day), before: new Date(Date.parse(day) + 86_400_000) };
    const csv = await sandboxStatement(server.ctx.db, period);
    const brpay = csv.split(/(?<=\n)/).filter((line, at) => at === 0 || line.startsWith('brpay'));
    const whose = { provider: 'brpay', from: day, to: day };
    const before = await compare(brpay.join(''), whose);
    expect(before.status).toBe(200);
    expect(before.body.lines).toBe(brpay.length - 1);
    const about = (answer: typeof before) => answer.body.differences.filter(({ payment }) => payment === id);
    expect(about(before)).toEqual([]);
    const changed = brpay.map((line) => (line.includes(id) ? line.replace('41.00', '40.00') : line)).join('');
    expect(about(await compare(changed, whose))).toMatchObject([{ kind: 'amount' }]);
    const without = brpay.filter((line) => !line.includes(id)).join('');
    expect(about(await compare(without, whose))).toMatchObject([{ kind: 'missing_there' }]);
    expect((await lastAct('statements.compare'))?.facts).toMatchObject({ file: 'brpay.csv', providers: ['brpay'] });
  });

  it.each([
    ['2027-01-01', '2027-04-02', 200],
    ['2027-01-01', '2027-04-03', 400],
    ['2027-01-02', '2027-01-01', 400],
    [null, '2027-01-01', 400],
    ['2027-01-01', null, 200],
  ])('is of a quarter at most: from %s to %s is answered with %i', async (from, to, status) => {
    const head = 'provider,type,reference,merchant_reference,amount,currency,state,at\r\n';
    expect((await compare(head, { provider: 'brpay', from, to })).status).toBe(status);
    const lines = ['2027-01-01', '2017-01-01'].map(
      (day) => `brpay,deposit,r-${day},,10.00,EUR,completed,${day}T12:00:00Z\r\n`,
    );
    expect((await compare(head + lines.join(''))).body.code).toBe('statement_empty');
  });

  it('that cannot be read is refused with its line, and one that says nothing asks whose it is', async () => {
    const head = 'provider,type,reference,merchant_reference,amount,currency,state,at\r\n';
    const bad = await compare(`${head}brpay,deposit,r1,,ten,EUR,completed,2027-01-31T12:00:00Z\r\n`);
    expect([bad.status, bad.body.code]).toEqual([409, 'statement_unreadable']);
    expect(bad.body.facts).toMatchObject({ line: 2 });
    expect((await compare(head)).body.code).toBe('statement_empty');
    expect(codeOf(await cleo.call('compareStatement', { body: {} }))).toBe('act_not_allowed');
  });
});
