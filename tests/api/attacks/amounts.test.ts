import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { cashOf, expectSoundLedger, type Owner, openDoor, owner, seated } from '#tests/api/races/house.ts';
import { startServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let player: Owner;
let session: string;
beforeAll(async () => {
  server = await startServer({ parts: { captcha: openDoor } });
  player = await owner(server, 10_000_00n);
  session = await seated(player);
});
afterAll(() => server.stop());

/** Sends JSON as written, so that what `JSON.stringify` would never write can be sent. */
const send = async (path: string, json: string) => {
  const response = await fetch(server.origin + path, {
    method: 'POST',
    headers: {
      origin: server.origin,
      cookie: player.cookies(),
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: json,
  });
  return { status: response.status, text: await response.text() };
};
const roundPath = () => routes.placeRound.path.replace('{sessionId}', session);
const bet = (amount: string, spot = 'red') => send(roundPath(), `{"bets":[{"spot":"${spot}","amount":${amount}}]}`);
const deposit = (amount: string) => send(routes.devcodeDeposit.path, `{"amount":${amount},"currency":"EUR"}`);

const wrong = [
  '-5',
  '"-5"',
  '0',
  '"0"',
  '"0.00"',
  '-0',
  '1e309',
  '1e-400',
  '"1e3"',
  '1e21',
  'null',
  'true',
  '[]',
  '["5"]',
  '{}',
  '"NaN"',
  '"Infinity"',
  '"0x10"',
  '"0b1"',
  '"0o7"',
  '"1,000"',
  '"1.234,50"',
  '"1_000"',
  '"+5"',
  '"05"',
  '"5\\u0000"',
  '"5€"',
  '"9223372036854775808"',
  '"18446744073709551617"',
  '"92233720368547758.08"',
  '9223372036854775808',
  '"123456789012345678901234567890"',
  '""',
];

const typed = ['"05"', '"5€"'];

describe('case 14: what is no plain decimal is refused', () => {
  test.each(wrong)('as a stake: %s', async (amount) => {
    const { status, text } = await bet(amount);
    // A plain decimal that is merely too much is told so.
    expect([status, text]).toEqual([
      /^"?9223372036854775808"?$|08"$|17"$/.test(amount) ? expect.toBeOneOf([400, 422]) : 400,
      text,
    ]);
  });
  test.each(wrong.filter((amount) => !typed.includes(amount)))('as a deposit: %s', async (amount) => {
    expect((await deposit(amount)).status).toBe(400);
  });
  // A deposit is typed by people: five euros, which are less than the least.
  test.each(typed)('as a deposit, %s is read as it is meant', async (amount) => {
    expect((await deposit(amount)).status).toBe(422);
  });
});

/** What people write, which a stake of a game's client never is. */
const written = ['"5,5"', '" 5"', '"5\\u200b"', '".5"', '"5."', '"٥"', '"５"'];

describe('an amount as people write it', () => {
  test.each(written)('is refused as a stake: %s', async (amount) => {
    expect((await bet(amount)).status).toBe(400);
  });
  test.each(written)('is read as a deposit: %s', async (amount) => {
    const { status, text } = await deposit(amount);
    expect([status, JSON.parse(text).code]).toEqual([422, 'amount_below_minimum']);
  });
});

describe('case 15: what is finer than the currency is refused', () => {
  test.each(['0.005', '"0.005"', '"10.001"', '10.005', '"10.0000"', '0.30000000000000004'])(
    '%s EUR',
    async (amount) => {
      const answers = [await bet(amount), await deposit(amount)];
      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    },
  );

  test('a stake that a call bet cannot part evenly', async () => {
    const { status, text } = await bet('"1.00"', 'voisins');
    expect([status, JSON.parse(text).facts.reason]).toEqual([400, 'not_divisible']);
  });

  test('in bitcoin a satoshi is the finest, and a table takes no less than its minimum', async () => {
    await player.must('addCurrency', { body: { currency: 'BTC' } });
    await player.must('setDefaultCurrency', { body: { currency: 'BTC' } });
    const inBitcoin = await seated(player);
    const at = routes.placeRound.path.replace('{sessionId}', inBitcoin);
    const stake = async (amount: string) => {
      const { status, text } = await send(at, `{"bets":[{"spot":"red","amount":${amount}}]}`);
      return [status, JSON.parse(text).code];
    };
    expect(await stake('"0.000000001"')).toEqual([400, 'bet_invalid']);
    expect(await stake('1e-8')).toEqual([400, 'bet_invalid']);
    expect(await stake('"0.00000001"')).toEqual([422, 'stake_below_minimum']);
    await player.must('setDefaultCurrency', { body: { currency: 'EUR' } });
    session = await seated(player);
  });
});

test('case 14: nothing of all this moved money', async () => {
  expect(await cashOf(server, player.id)).toBe(10_000_00n);
  await expectSoundLedger(server);
});

test('case 16: 300 rounds at the minimum lose no cent and make none', async () => {
  let balance = 10_000_00n;
  for (let time = 0; time < 300; time++) {
    const { round } = await player.must<{ round: { stake: string; payout: string; balanceAfter: string } }>(
      'placeRound',
      {
        params: { sessionId: session },
        body: { bets: [{ spot: 'red', amount: '0.10' }] },
        key: randomUUID(),
      },
    );
    balance += BigInt(round.payout.replace('.', '')) - BigInt(round.stake.replace('.', ''));
    expect(round.balanceAfter.replace('.', '')).toBe(String(balance));
  }
  expect(await cashOf(server, player.id)).toBe(balance);
  await expectSoundLedger(server);
});
