import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { addPlayer, fund, fundsOf, type House, openHouse } from '#tests/server/games/house.ts';
import { launch } from '#tests/support/wallet-kit/launch.ts';
import { askPam, pamTransaction } from '#tests/support/wallet-kit/pam.ts';
import { valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const { provider, game } = valkyrieSubject;
let ids = 0;
beforeEach(() => {
  ids += 100;
});

/** A seat at the studio's table. */
const sit = async (currency: 'EUR' | 'USD' = 'EUR') => {
  const player = await addPlayer(house, currency, 10_000n);
  const token = await launch(house, valkyrieSubject, player, currency);
  const path = `/players/${player.playerId}/transactions?provider=Evolution`;
  const add = async (type: string, cashAmount: number, said: object = {}) => {
    ids += 1;
    const body = pamTransaction(type, String(ids), { cashAmount, currency, ...said });
    return (await askPam(house.ctx, 'POST', path, token, { body })).code;
  };
  const win = (amount: number, said: object = {}) =>
    add('DEPOSIT', amount, { jackpots: [{ jackpotAmount: amount }], ...said });
  return { player, add, win };
};
const post = sql(
  'test_post_jackpot',
  `SELECT ledger_post($1, $2, $3, $4, ARRAY[ledger_account(NULL, 'EUR', 'jackpot', $5), ledger_account($2, 'EUR', $6, '')],
     ARRAY[-$7::bigint, $7::bigint]) AS movement`,
);
const accountOf = sql(
  'test_jackpot_account',
  `SELECT account_id AS id, balance FROM house_balance WHERE kind = 'jackpot' AND owner = $1 AND currency = $2`,
);
type Account = { id: bigint; balance: bigint };
const account = async (owner: string, currency = 'EUR') =>
  (await house.ctx.db.query<Account>(accountOf, [owner, currency]))[0] ?? { id: 0n, balance: 0n };
const check = async () => checkLedger(house.ctx.db);

it('the ledger is sound whatever a studio pays, and the account of its jackpots says how much', async () => {
  const [euros, dollars] = [await sit(), await sit('USD')];
  for (const { add, win } of [euros, dollars]) {
    expect(await add('WITHDRAW', 1)).toBe('OK');
    expect(await win(7)).toBe('OK');
    expect(await win(50, { providerRoundId: 'without a bet' })).toBe('OK');
    expect(await win(0)).toBe('OK');
    expect(await add('PROMODEPOSIT', 3, { promos: [{ promoType: 'FREESPINS' }] })).toBe('OK');
    expect(await add('PROMODEPOSIT', 2, { providerGameId: '', providerRoundId: '' })).toBe('OK');
    expect(await add('DEPOSIT', 2, { isGameOver: true })).toBe('OK');
    expect(await add('CANCEL', 0, { providerBetRef: 'never' })).toBe('PAM_ERR_CANCEL_NOT_FOUND');
  }
  await fund(house, euros.player, 'EUR', 300n, 'bonus');
  expect(await euros.add('WITHDRAW', 165, { providerRoundId: 'with bonus' })).toBe('OK');
  expect(await euros.win(10, { providerRoundId: 'with bonus' })).toBe('OK');
  expect((await fundsOf(house, euros.player)).bonus).toBeGreaterThan(0n);

  expect(await check()).toMatchObject({ isSound: true, mismatches: [] });
  expect((await account(game)).balance).toBe(-6_700n);
  expect((await account(game, 'USD')).balance).toBe(-5_700n);
});

it('a prize on a jackpot’s account that no studio called for is found', async () => {
  const { player, win } = await sit();
  await win(1);
  const [row] = await house.ctx.db.query<{ movement: bigint }>(post, [
    'win',
    player.playerId,
    randomUUID(),
    house.ctx.clock.now(),
    game,
    'cash',
    250n,
  ]);
  const { id } = await account(game);
  const { isSound, mismatches } = await check();
  expect(isSound).toBe(false);
  expect(mismatches).toEqual([
    { problem: 'jackpot_paid', accountId: id, movementId: row?.movement, found: 250n, expected: 0n },
  ]);
});

it.each([
  ['the house’s own pot', 'house-slots'],
  ['a studio’s account, by what is no prize', `${provider}-another`],
])('%s below zero is found', async (_, owner) => {
  const before = (await check()).mismatches;
  const { player } = await sit();
  const at = house.ctx.clock.now();
  await house.ctx.db.query(post, ['test_taken', player.playerId, randomUUID(), at, owner, 'cash', 5n]);
  const { id } = await account(owner);
  const { isSound, mismatches } = await check();
  expect(isSound).toBe(false);
  expect(mismatches.filter((one) => !before.some((other) => other.accountId === one.accountId))).toEqual([
    { problem: 'jackpot_negative', accountId: id, movementId: null, found: -5n, expected: 0n },
  ]);
});
