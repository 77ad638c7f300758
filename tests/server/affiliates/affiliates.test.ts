import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '#domain/csv-parse.ts';
import { runAffiliates } from '#scripts/ops/affiliates.ts';
import { runWebhooks } from '#scripts/ops/webhooks.ts';
import { createWebhookSender } from '#server/adapters/webhooks/webhook-sender.ts';
import { sql } from '#server/db/db.ts';
import { countAffiliateRevenue } from '#server/services/affiliates/count-revenue.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { bookedIn } from '#server/services/desk/today/booked.ts';
import { numberEvents } from '#server/services/events/give-numbers.ts';
import { sendWebhooks } from '#server/services/events/send-webhooks.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { fund, hour, takeSeat } from '#tests/server/games/house.ts';
import { newPlayer } from '#tests/server/identity/world.ts';
import { createHouse, type House, openedDeposit, send, webhookBody } from '#tests/server/payments/house.ts';
import { credit } from '#tests/server/promotions/shop.ts';
import { loggedActs } from '#tests/support/desk.ts';
import { isSignedOfDocs, startReceiver } from '#tests/support/webhook-receiver.ts';

const webhookHosts = ['127.0.0.1'];
const isSigned = await isSignedOfDocs();
let house: House;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let folder: string;
let secret: string;
let ada: PlayerSession;
beforeAll(async () => {
  house = await createHouse({ webhooks: createWebhookSender({ webhookHosts, sandbox: true }) });
  receiver = await startReceiver();
  folder = await mkdtemp(join(tmpdir(), 'faceup-affiliates-'));
  const url = `${receiver.url}?click={click_id}&type={event}&cents={eur_cents}`;
  const added = await affiliates('add', 'acme', 'acme-', url, '--share', '30', '--cpa', '25', '--by', 'Maria');
  expect(added?.lines[0]).toContain('Players whose click id begins with acme- are acme’s');
  secret = /whsec_\S+/.exec(added?.lines[1] ?? '')?.[0] ?? '';
  ada = (await newPlayer(house, { clickId })).session;
  await newPlayer(house, { clickId: 'elsewhere-1' });
  await newPlayer(house);
});
afterAll(async () => {
  await receiver.close();
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

const clickId = 'acme-1&type=x ü';
const affiliates = (...words: string[]) =>
  runAffiliates(house.ctx.db, () => ({ ...house.ctx.config, webhookHosts }), words, house.ctx.clock.now());
const tell = async () => {
  await numberEvents(house.ctx);
  await sendWebhooks(house.ctx);
};
type Body = { id: string; event: string; clickId: string; day: string; amount: string | null; eurCents: string | null };
const told = () => receiver.received.map(({ body }) => body as unknown as Body);
const play = async (player: PlayerSession, spot: string, amount: string) => {
  const { sessionId } = await takeSeat(house, player, 'roulette-european');
  const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets: [{ spot, amount }] });
  if (!placed.ok) throw new Error(placed.code);
};
const factsOf = sql(
  'test_affiliate_facts',
  'SELECT kind FROM affiliate_fact WHERE referral_id = (SELECT id FROM affiliate_referral WHERE player_id = $1) ORDER BY at, kind',
);

describe('an affiliate', () => {
  test('is told of a registration by its click, signed, at its own address, and of nobody else’s player', async () => {
    await tell();
    expect(told()).toMatchObject([{ event: 'registration', clickId, day: '2027-03-01', amount: null }]);
    const [message] = receiver.heads;
    if (!message) throw new Error('nothing came');
    // The house's clock is not this machine's, by which the receiver goes.
    const at = Number(message.headers.get('webhook-timestamp'));
    expect(at).toBe(house.ctx.clock.now().getTime() / 1000);
    const own = Date.now;
    Date.now = () => at * 1000;
    expect(isSigned(secret, message.headers, message.text)).toBe(true);
    expect(isSigned(secret, message.headers, message.text.replace('acme', 'evil'))).toBe(false);
    Date.now = own;
    const query = new URLSearchParams(message.path.split('?')[1]);
    expect([...query]).toEqual([
      ['click', clickId],
      ['type', 'registration'],
      ['cents', ''],
    ]);
  });

  test('has its address among the webhooks', async () => {
    const shown = await runWebhooks(house.ctx.db, () => house.ctx.config, ['list'], house.ctx.clock.now());
    expect(shown?.lines).toEqual([expect.stringMatching(/players of acme {2}up to \d+, 0 waiting, 0 dead$/)]);
  });

  test('is told of each deposit and once of the first, and below zero of one that was taken back', async () => {
    const [one, other] = [await openedDeposit(house, ada), await openedDeposit(house, ada)];
    await Promise.all([credit(house, one, 3_000n), credit(house, other, 3_000n)]);
    const reversed = await send(house, other.gateway, webhookBody(other, { type: 'payment.reversed' }));
    expect(reversed.ok).toBe(true);
    await tell();
    const money = told().slice(1);
    expect(money.map(({ event }) => event).sort()).toEqual(['deposit', 'deposit', 'deposit', 'first_deposit']);
    expect(money.filter(({ event }) => event === 'deposit').map(({ amount }) => amount)).toEqual([
      '3000',
      '3000',
      '-3000',
    ]);
    expect(money.every(({ clickId: click }) => click === clickId)).toBe(true);
  });

  test('is told again what it did not take, under the same id', async () => {
    const opened = await openedDeposit(house, ada);
    await credit(house, opened, 3_000n);
    receiver.desk.answer = () => ({ status: 503 });
    await tell();
    const { id } = receiver.asked.at(-1) ?? { id: '' };
    const before = told().length;
    receiver.desk.answer = () => ({});
    await tell();
    expect(told()).toHaveLength(before);
    house.passTime(10_000);
    await tell();
    expect(told().slice(before)).toMatchObject([{ id, event: 'deposit', amount: '3000' }]);
    expect(receiver.received.at(-1)?.id).toBe(id);
  });

  test('is told of the net revenue of a day once it is over, as the books have it', async () => {
    const { ctx } = house;
    await fund(house, ada, 'EUR', 50_000n);
    for (let round = 0; round < 20; round += 1) await play(ada, round % 2 ? 'red' : 'odd', '7.00');
    const day = ctx.clock.now().toISOString().slice(0, 10);
    await countAffiliateRevenue(ctx);
    await tell();
    expect(told().filter(({ event }) => event === 'revenue')).toEqual([]);
    const end = new Date(Date.parse(`${day}T00:00:00.000Z`) + 24 * hour);
    house.passTime(end.getTime() - ctx.clock.now().getTime() + hour);
    await Promise.all([countAffiliateRevenue(ctx), countAffiliateRevenue(ctx)]);
    await countAffiliateRevenue(ctx);
    await tell();
    const sums = (await bookedIn(ctx.db, new Date(`${day}T00:00:00.000Z`), end, ctx.clock.now())).get('EUR');
    if (sums === undefined) throw new Error('nothing was booked');
    expect(sums.stakes).toBe(14_000n);
    const { stakes, payouts, bonusCost } = sums;
    const net = String(stakes - payouts - bonusCost);
    expect(told().filter(({ event }) => event === 'revenue')).toMatchObject([
      {
        day,
        amount: net,
        eurCents: net,
        stakes: String(stakes),
        payouts: String(payouts),
        bonusCost: String(bonusCost),
      },
    ]);
  });

  test('learns nothing of a player but the click', () => {
    const all = receiver.heads.map(({ text, path }) => `${text}${path}`).join();
    expect(all).toContain(encodeURIComponent(clickId));
    for (const known of [ada.playerId, ada.email, 'Ada', 'elsewhere-1']) expect(all).not.toContain(known);
  });

  test('adds a month up to what the house does, from its rows alone', async () => {
    const file = join(folder, 'acme.csv');
    const words = ['statement', '--affiliate', 'acme', '--month', '2027-03', '--to-file', file];
    expect(await affiliates(...words)).toMatchObject({ done: false });
    const answer = await affiliates(...words, '--by', 'Maria');
    expect((await loggedActs(house)).at(-1)).toMatchObject({ act: 'affiliates.export', subject_id: 'acme' });
    const read = parseCsv(await readFile(file, 'utf8'));
    const [head = [], ...lines] = read.ok ? read.value : [];
    const rows = lines.map((line) => Object.fromEntries(line.map((cell, at) => [head[at], cell])));
    // What was told is what stands there, row for row.
    expect(rows.map(({ id }) => id).sort()).toEqual(
      told()
        .map(({ id }) => id)
        .sort(),
    );
    const cents = (kind: string) =>
      rows.filter((row) => row['kind'] === kind).reduce((sum, row) => sum + Number(row['eur_cents']), 0);
    const share = Math.max(0, Math.floor((cents('revenue') * 30) / 100));
    const euros = (amount: number) => `${(amount / 100).toFixed(2)} EUR`;
    expect(answer?.lines).toEqual([
      'acme, 2027-03: 1 registrations, 1 first deposits',
      `deposits ${euros(cents('deposit'))}, net revenue ${euros(cents('revenue'))}`,
      `30% of it ${euros(share)}, for first deposits 25.00 EUR`,
      `owed ${euros(share + 2_500)}`,
      'Not the last word: revenue is counted up to 2027-03-01.',
      `${file} holds ${rows.length} rows.`,
    ]);
    expect(await readFile(file, 'utf8')).not.toContain(ada.playerId);
    await expect(affiliates(...words, '--by', 'Maria')).rejects.toThrow('EEXIST');
    expect((await affiliates('statement', '--affiliate', 'acme', '--month', '2027-02', '--by', 'M'))?.lines[3]).toBe(
      'owed 0.00 EUR',
    );
  });

  test.each([
    { words: ['acme', 'other-', 'http://127.0.0.1:1/a'], why: 'one prefix begins the other' },
    { words: ['beta', 'acme-2', 'http://127.0.0.1:1/a'], why: 'one prefix begins the other' },
    { words: ['beta', 'ac', 'http://127.0.0.1:1/a'], why: 'one prefix begins the other' },
    { words: ['beta', 'beta-', 'https://elsewhere.example/in?c={click_id}'], why: 'WEBHOOK_HOSTS does not name' },
    { words: ['beta', 'beta-', 'http://127.0.0.1:1/{click_id}'], why: 'braces stand in the query alone' },
  ])('is refused, and leaves nothing: $words', async ({ words, why }) => {
    const acts = (await loggedActs(house)).length;
    const answer = await affiliates('add', ...words, '--by', 'Maria');
    expect([answer?.done, answer?.lines.join()]).toEqual([false, expect.stringContaining(why)]);
    expect((await affiliates('list'))?.lines).toEqual([
      'acme  acme-  1 players  30% of net revenue, 25.00 EUR for a first deposit',
    ]);
    expect(await loggedActs(house)).toHaveLength(acts);
  });

  test('is counted nothing and told nothing once it has ended; what was counted stays', async () => {
    const kinds = await house.ctx.db.query(factsOf, [ada.playerId]);
    const asked = receiver.asked.length;
    expect(await affiliates('end', 'acme', '--by', 'Maria')).toMatchObject({ done: true });
    expect(await affiliates('end', 'acme', '--by', 'Maria')).toMatchObject({ done: false });
    await credit(house, await openedDeposit(house, ada), 3_000n);
    await newPlayer(house, { clickId: 'acme-2' });
    await tell();
    expect(receiver.asked).toHaveLength(asked);
    expect(await house.ctx.db.query(factsOf, [ada.playerId])).toEqual(kinds);
    const shown = await runWebhooks(house.ctx.db, () => house.ctx.config, ['list'], house.ctx.clock.now());
    expect(shown?.lines).toEqual(['Nobody is told anything by webhooks.']);
    for (const words of [
      ['add', 'acme'],
      ['sing'],
      ['statement', '--affiliate', 'acme', '--month', 'may'],
      ['end', 'ACME'],
    ])
      expect(affiliates(...words)).toBeUndefined();
  });

  test('is owed what its players left until its end, and nothing of what they left afterwards', async () => {
    const { ctx } = house;
    const added = await affiliates('add', 'gone', 'gone-', `${receiver.url}?g=1`, '--share', '30', '--by', 'Maria');
    expect(added?.done).toBe(true);
    const bob = (await newPlayer(house, { clickId: 'gone-1' })).session;
    await fund(house, bob, 'EUR', 50_000n);
    for (let round = 0; round < 5; round += 1) await play(bob, 'red', '7.00');
    const day = ctx.clock.now().toISOString().slice(0, 10);
    const end = new Date(Date.parse(`${day}T00:00:00.000Z`) + 24 * hour);
    house.passTime(end.getTime() - ctx.clock.now().getTime() + 600_000);
    await play(bob, 'red', '3.00');
    house.passTime(60_000);
    await affiliates('end', 'gone', '--by', 'Maria');
    house.passTime(60_000);
    await play(bob, 'red', '11.00');
    house.passTime(25 * hour);
    await countAffiliateRevenue(ctx);
    const stakesOf = sql(
      'test_affiliate_stakes',
      `SELECT f.stakes FROM affiliate_fact f JOIN affiliate_referral r ON r.id = f.referral_id
       WHERE r.player_id = $1 AND f.kind = 'revenue' ORDER BY f.day`,
    );
    expect(await ctx.db.query(stakesOf, [bob.playerId])).toEqual([{ stakes: 3_500n }, { stakes: 300n }]);
  });
});
