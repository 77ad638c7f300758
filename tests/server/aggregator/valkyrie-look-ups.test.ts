import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PlayerSession } from '#server/services/caller.ts';
import { addPlayer, audit, fundsOf, type House, hour, openHouse } from '#tests/server/games/house.ts';
import { launch } from '#tests/support/wallet-kit/launch.ts';
import { askPam, pamTransaction } from '#tests/support/wallet-kit/pam.ts';
import { pamHeaders, valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

// Ids are a studio's own, and each test has a studio of its own.
let test = 0;
beforeEach(() => {
  test += 1;
});
const studio = () => `Evolution ${test}`;
const at = () => `?provider=Evolution%20${test}`;
const sit = async (cashMinor = 10_000n) => {
  const player = await addPlayer(house, 'EUR', cashMinor);
  const token = await launch(house, valkyrieSubject, player);
  const path = `/players/${player.playerId}`;
  const add = (type: string, id: string, said: object = {}) =>
    askPam(house.ctx, 'POST', `${path}/transactions${at()}`, token, { body: transaction(type, id, said) });
  const find = (query: string, by = token, of: PlayerSession = player) =>
    askPam(house.ctx, 'GET', `/players/${of.playerId}/transactions${at()}${query}`, by);
  const round = (id: string, by = token, of: PlayerSession = player) =>
    askPam(house.ctx, 'GET', `/players/${of.playerId}/gamerounds/${encodeURIComponent(id)}${at()}`, by);
  return { player, token, path, add, find, round };
};
const transaction = (type: string, id: string, said: object = {}) =>
  pamTransaction(type, id, { provider: studio(), ...said });
const idsOf = ({ body }: Awaited<ReturnType<typeof askPam>>) =>
  body.transactions?.map((one) => [one.transactionType, one.providerTransactionId]);

it('finds what was said by the reference first, and else by the id, in the studio’s own words', async () => {
  const { add, find } = await sit();
  const bet = { providerBetRef: 'hand', cashAmount: 4.25, betCode: 'Player', isGameOver: false };
  await add('WITHDRAW', 'd1', bet);
  await add('WITHDRAW', 'd2', { providerBetRef: 'hand' });
  await add('DEPOSIT', 'c1', { providerBetRef: 'hand', cashAmount: 2.5 });
  const found = await find('&providerBetRef=hand');
  expect(found).toMatchObject({ status: 200, code: 'OK' });
  expect(idsOf(found)).toEqual([
    ['WITHDRAW', 'd1'],
    ['WITHDRAW', 'd2'],
    ['DEPOSIT', 'c1'],
  ]);
  expect(found.body.transactions?.[0]).toEqual(transaction('WITHDRAW', 'd1', bet));
  expect(idsOf(await find('&providerTransactionId=c1'))).toEqual([['DEPOSIT', 'c1']]);
  expect(idsOf(await find('&providerTransactionId=c1&providerBetRef=hand'))).toHaveLength(3);
  expect(idsOf(await find('&providerTransactionId=d1&providerBetRef='))).toEqual([['WITHDRAW', 'd1']]);
  expect(await find('&providerTransactionId=d1&providerBetRef=nothing')).toMatchObject({
    status: 200,
    code: 'PAM_ERR_TRANS_NOT_FOUND',
  });
});

it('finds each once, however often it was said, and nothing that was refused', async () => {
  const { add, find } = await sit(150n);
  for (const _ of ['once', 'again']) await add('WITHDRAW', 'b1', { providerBetRef: 'r' });
  expect((await add('WITHDRAW', 'b2', { providerBetRef: 'r' })).code).toBe('PAM_ERR_CASH_OVERDRAFT');
  expect((await add('WITHDRAW', 'b1', { providerBetRef: 'r', cashAmount: 0.5 })).code).toBe('PAM_ERR_DUPLICATE_TRANS');
  expect(idsOf(await find('&providerBetRef=r'))).toEqual([['WITHDRAW', 'b1']]);
  expect((await find('&providerTransactionId=b2')).code).toBe('PAM_ERR_TRANS_NOT_FOUND');
});

it('a cancel is found beside its bet, and not while it has taken nothing back', async () => {
  const { add, find, player } = await sit();
  expect((await add('CANCEL', 'x0', { providerBetRef: 'never' })).code).toBe('PAM_ERR_CANCEL_NOT_FOUND');
  expect((await find('&providerBetRef=never')).code).toBe('PAM_ERR_TRANS_NOT_FOUND');
  await add('WITHDRAW', 'b1', { providerBetRef: 'b1' });
  const back = await add('CANCEL', 'x1', { providerBetRef: 'b1', cashAmount: 0 });
  expect(back.code).toBe('OK');
  expect(idsOf(await find('&providerBetRef=b1'))).toEqual([
    ['WITHDRAW', 'b1'],
    ['CANCEL', 'x1'],
  ]);
  expect(idsOf(await find('&providerTransactionId=x1'))).toEqual([['CANCEL', 'x1']]);
  expect((await add('CANCEL', 'x2', { providerBetRef: 'b1' })).code).toBe('PAM_ERR_TRANS_ALREADY_CANCELLED');
  expect((await fundsOf(house, player)).cash).toBe(10_000n);
});

it('cancels the one bet that is named by its own id, of several with one reference, and says what is no bet', async () => {
  const { add, player } = await sit();
  for (const id of ['s1', 's2', 's3']) await add('WITHDRAW', id, { providerBetRef: 's1' });
  expect((await add('CANCEL', 's2', { providerBetRef: 's1' })).code).toBe('OK');
  expect((await add('CANCEL', 's3', { providerBetRef: 's1' })).code).toBe('OK');
  expect((await fundsOf(house, player)).cash).toBe(9_900n);
  await add('DEPOSIT', 'w1', { cashAmount: 0 });
  expect((await add('CANCEL', 'x1', { providerBetRef: 'w1' })).code).toBe('PAM_ERR_CANCEL_NON_WITHDRAW');
  expect((await add('CANCEL', 'x2', { providerBetRef: 's1' })).code).toBe('PAM_ERR_TRANS_ALREADY_SETTLED');
  expect((await fundsOf(house, player)).cash).toBe(9_900n);
});

it('every transaction has a number of the house’s, the same when it is repeated', async () => {
  const { add } = await sit();
  const numberOf = async (type: string, id: string) => (await add(type, id)).body.transactionResult?.transactionId;
  const numbers = [await numberOf('WITHDRAW', 'a'), await numberOf('DEPOSIT', 'b'), await numberOf('WITHDRAW', 'c')];
  expect(new Set(numbers).size).toBe(3);
  expect(await numberOf('WITHDRAW', 'a')).toBe(numbers[0]);
  expect(await numberOf('DEPOSIT', 'b')).toBe(numbers[1]);
});

it('tells a round from its first bet, its end only when it is settled', async () => {
  const { add, round } = await sit();
  expect(await round('g/1')).toMatchObject({ status: 200, code: 'PAM_ERR_ROUND_NOT_FOUND' });
  const of = { providerRoundId: 'g/1' };
  await add('WITHDRAW', 'b1', of);
  const begun = house.ctx.clock.now().toISOString();
  const open = { providerGameId: 'vctlz20yfnmp1ylr', providerRoundId: 'g/1', startTime: begun };
  expect((await round('g/1')).body.gameround).toEqual(open);
  await add('CANCEL', 'x1', { ...of, providerBetRef: 'b1' });
  expect((await round('g/1')).body.gameround).toEqual(open);
  await add('WITHDRAW', 'b2', of);
  house.passTime(60_000);
  await add('DEPOSIT', 'w1', { ...of, isGameOver: true });
  expect((await round('g/1')).body.gameround).toEqual({ ...open, endTime: house.ctx.clock.now().toISOString() });
});

it('tells nothing of another player, of another studio, or to a token that is none', async () => {
  const [mine, other] = [await sit(), await sit()];
  await mine.add('WITHDRAW', 'b1', { providerBetRef: 'r1' });
  for (const query of ['&providerBetRef=r1', '&providerTransactionId=b1']) {
    expect(await other.find(query)).toMatchObject({ code: 'PAM_ERR_TRANS_NOT_FOUND' });
    expect(await other.find(query, other.token, mine.player)).toMatchObject({
      status: 401,
      code: 'PAM_ERR_SESSION_NOT_FOUND',
    });
    const stranger = await mine.find(query, 'x'.repeat(40));
    expect(stranger).toMatchObject({ status: 401, code: 'PAM_ERR_SESSION_NOT_FOUND' });
    const path = `${mine.path}/transactions?provider=Caleta${query}`;
    expect((await askPam(house.ctx, 'GET', path, mine.token)).code).toBe('PAM_ERR_TRANS_NOT_FOUND');
  }
  expect((await other.round('round-1')).code).toBe('PAM_ERR_ROUND_NOT_FOUND');
  expect((await other.round('round-1', other.token, mine.player)).status).toBe(401);
  const path = `${mine.path}/gamerounds/round-1?provider=Caleta`;
  expect((await askPam(house.ctx, 'GET', path, mine.token)).code).toBe('PAM_ERR_ROUND_NOT_FOUND');
});

it('two studios may use one id for the same player', async () => {
  const { token, path, player, find } = await sit();
  for (const provider of [studio(), 'Red Tiger']) {
    const body = pamTransaction('WITHDRAW', '1', { provider, providerBetRef: '1' });
    const to = `${path}/transactions?${new URLSearchParams({ provider })}`;
    expect((await askPam(house.ctx, 'POST', to, token, { body })).code).toBe('OK');
  }
  expect((await fundsOf(house, player)).cash).toBe(9_800n);
  expect(idsOf(await find('&providerBetRef=1'))).toEqual([['WITHDRAW', '1']]);
});

it('looks up what was said long ago, with the token of then', async () => {
  const { add, find, round } = await sit();
  await add('WITHDRAW', 'b1');
  house.passTime(30 * hour);
  expect((await find('&providerTransactionId=b1')).code).toBe('OK');
  expect((await round('round-1')).code).toBe('OK');
});

it.each<[string, string, string, number, string]>([
  ['neither id nor reference', 'GET', `transactions?provider=Evolution`, 400, 'PAM_ERR_UNDEFINED'],
  ['an empty id', 'GET', `transactions?provider=Evolution&providerTransactionId=`, 400, 'PAM_ERR_UNDEFINED'],
  [
    'an id that is too long',
    'GET',
    `transactions?provider=Evolution&providerBetRef=${'x'.repeat(41)}`,
    400,
    'PAM_ERR_UNDEFINED',
  ],
  [
    'an id that nobody can keep',
    'GET',
    `transactions?provider=Evolution&providerBetRef=a%00b`,
    400,
    'PAM_ERR_UNDEFINED',
  ],
  ['no studio', 'GET', 'transactions?providerBetRef=x', 400, 'PAM_ERR_MISSING_PROVIDER'],
  ['an empty studio', 'GET', 'transactions?provider=&providerBetRef=x', 400, 'PAM_ERR_MISSING_PROVIDER'],
  ['a studio of two names', 'GET', 'transactions?provider=a:b&providerBetRef=x', 400, 'PAM_ERR_MISSING_PROVIDER'],
  ['no studio for a round', 'GET', 'gamerounds/x', 200, 'PAM_ERR_MISSING_PROVIDER'],
  ['no studio for a balance', 'GET', 'balance', 200, 'PAM_ERR_MISSING_PROVIDER'],
  ['a round that is no text', 'GET', `gamerounds/%ff?provider=Evolution`, 200, 'PAM_ERR_UNDEFINED'],
  ['a round that is too long', 'GET', `gamerounds/${'x'.repeat(41)}?provider=Evolution`, 200, 'PAM_ERR_UNDEFINED'],
  ['a round to be changed', 'PUT', `gamerounds/x?provider=Evolution`, 200, 'PAM_ERR_UNDEFINED'],
])('refuses %s', async (_, method, to, status, code) => {
  const { token, path } = await sit();
  expect(await askPam(house.ctx, method, `${path}/${to}`, token)).toMatchObject({ status, code });
});

it('refuses a call without its headers, and of a player who is none', async () => {
  const { token, path } = await sit();
  const ask = (headers: Headers) => askPam(house.ctx, 'GET', `${path}/balance${at()}`, token, { headers });
  const headers = pamHeaders(token);
  headers.delete('x-player-token');
  expect(await ask(headers)).toMatchObject({ status: 401, code: 'PAM_ERR_SESSION_NOT_FOUND' });
  const uncorrelated = pamHeaders(token);
  uncorrelated.delete('x-correlation-id');
  expect(await ask(uncorrelated)).toMatchObject({ status: 200, code: 'PAM_ERR_UNDEFINED' });
  const unproven = pamHeaders(token);
  unproven.set('authorization', 'Bearer another');
  expect(await ask(unproven)).toMatchObject({ status: 401, code: 'PAM_ERR_API_TOKEN' });
  const nobody = await askPam(house.ctx, 'GET', `/players/ada/balance${at()}`, token);
  expect(nobody).toMatchObject({ status: 200, code: 'PAM_ERR_PLAYER_NOT_FOUND' });
  const body = transaction('DEPOSIT', 'w1');
  const path0 = `/players/00000000-0000-4000-8000-000000000000/transactions${at()}`;
  expect((await askPam(house.ctx, 'POST', path0, 'x'.repeat(40), { body })).code).toBe('PAM_ERR_PLAYER_NOT_FOUND');
});

it.each<[string, object, number, string]>([
  ['another studio than the address', { provider: 'Caleta' }, 400, 'PAM_ERR_UNDEFINED'],
  ['no time', { transactionDateTime: undefined }, 400, 'PAM_ERR_UNDEFINED'],
  ['a time of any length', { transactionDateTime: `2027-03-01T12:00:00.${'1'.repeat(20)}Z` }, 400, 'PAM_ERR_UNDEFINED'],
  ['no promotion amount', { promoAmount: undefined }, 400, 'PAM_ERR_UNDEFINED'],
  ['an amount in words', { cashAmount: '1' }, 400, 'PAM_ERR_UNDEFINED'],
  ['half a cent', { cashAmount: 0.005 }, 400, 'PAM_ERR_UNDEFINED'],
  ['an amount that is beyond all money', { cashAmount: 1e300 }, 400, 'PAM_ERR_UNDEFINED'],
  ['an id that nobody can keep', { providerTransactionId: 'a\u0000b' }, 400, 'PAM_ERR_UNDEFINED'],
  ['half a character', { betCode: '\ud800' }, 400, 'PAM_ERR_UNDEFINED'],
  ['less than nothing', { cashAmount: -1 }, 200, 'PAM_ERR_NEGATIVE_STAKE'],
  ['a bonus of less than nothing', { bonusAmount: -1 }, 200, 'PAM_ERR_NEGATIVE_STAKE'],
  ['a currency of nobody', { currency: 'XXX' }, 200, 'PAM_ERR_TRANS_CURRENCY'],
  ['another currency than the launch', { currency: 'USD' }, 200, 'PAM_ERR_TRANS_CURRENCY'],
  ['no game', { providerGameId: '' }, 400, 'PAM_ERR_UNDEFINED'],
  ['another game', { providerGameId: 'other' }, 200, 'PAM_ERR_GAME_NOT_FOUND'],
])('takes no stake of %s', async (_, said, status, code) => {
  const { add, player } = await sit();
  expect(await add('WITHDRAW', 'b1', said)).toMatchObject({ status, code });
  expect((await fundsOf(house, player)).cash).toBe(10_000n);
});

it('pays a promotion that belongs to no game, as one of Valkyrie’s studios says it', async () => {
  const { add, find } = await sit();
  const said = { providerGameId: '', providerRoundId: '', providerBetRef: '', cashAmount: 5 };
  expect((await add('PROMODEPOSIT', 'p1', said)).body.transactionResult?.balance?.cashAmount).toBe(105);
  expect(idsOf(await find('&providerTransactionId=p1'))).toEqual([['PROMODEPOSIT', 'p1']]);
});
