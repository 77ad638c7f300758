import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { answerCall } from '#server/services/aggregator/answer-call.ts';
import { hub88 } from '#server/services/aggregator/hub88.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { addPlayer, audit, fund, fundsOf, type House, hour, openHouse } from '#tests/server/games/house.ts';
import { hub88Subject, publicKey, signatureOf } from '#tests/support/wallet-kit/hub88.ts';
import { launch } from '#tests/support/wallet-kit/launch.ts';
import { askPam, pamTransaction } from '#tests/support/wallet-kit/pam.ts';
import { valkyrieSubject } from '#tests/support/wallet-kit/valkyrie.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

const statusOf = sql('test_studio_round', 'SELECT status FROM round WHERE player_id = $1 AND reference = $2');
const hub = (path: string, body: object) => {
  const raw = Buffer.from(JSON.stringify({ request_uuid: 'q', ...body }));
  const headers = new Headers({ 'x-hub88-signature': signatureOf(raw) });
  return answerCall(house.ctx, hub88, { publicKey }, { method: 'POST', path, headers, raw });
};
const pam = (method: string, path: string, token: string, body?: object) =>
  askPam(house.ctx, method, path, token, body ? { body } : {});

it('Hub88: closes a round with its prize, and takes nothing for a free round', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  const token = await launch(house, hub88Subject, player);
  const said = { user: player.playerId, token, game_code: 'clt_dragon', currency: 'EUR' };
  const free = { ...said, transaction_uuid: 'h1', round: 'h', amount: 100_000, is_free: true, reward_uuid: 'gift' };
  expect((await hub('/transaction/bet', free)).body).toMatchObject({ status: 'RS_OK', balance: 1_000_000 });
  await hub('/transaction/bet', { ...said, transaction_uuid: 'h2', round: 'i', amount: 200_000 });
  const win = { ...said, transaction_uuid: 'h3', reference_transaction_uuid: 'h2', round: 'i', amount: 0 };
  const closing = { ...win, round_closed: true };
  for (const _ of ['once', 'again'])
    expect((await hub('/transaction/win', closing)).body).toMatchObject({ status: 'RS_OK', balance: 800_000 });
  expect(await house.ctx.db.query(statusOf, [player.playerId, 'i'])).toEqual([{ status: 'settled' }]);
  const late = { ...win, transaction_uuid: 'h4', amount: 100_000 };
  expect((await hub('/transaction/win', late)).body).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
  expect(await fundsOf(house, player)).toEqual({ cash: 800n, bonus: 0n });
});

it('Hub88: tells one balance of cash and bonus', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  await fund(house, player, 'EUR', 250n, 'bonus');
  const token = await launch(house, hub88Subject, player);
  const { body } = await hub('/user/balance', { user: player.playerId, token });
  expect(body).toEqual({
    user: player.playerId,
    status: 'RS_OK',
    request_uuid: 'q',
    currency: 'EUR',
    balance: 1_250_000,
  });
});

it('Valkyrie: tells the session by its token, and of another player’s nothing', async () => {
  const [player, other] = [await addPlayer(house, 'EUR', 1_000n), await addPlayer(house, 'EUR', 500n)];
  const token = await launch(house, valkyrieSubject, player);
  const { body } = await pam('GET', '/players/session?provider=Evolution', token);
  expect(body).toMatchObject({
    status: 'OK',
    session: { playerId: player.playerId, token, currency: 'EUR', gameId: 'vctlz20yfnmp1ylr' },
  });
  expect(body).toHaveProperty('session.country', expect.stringMatching(/^[A-Z]{2}$/));
  const foreign = await pam('GET', `/players/${other.playerId}/balance?provider=Evolution`, token);
  expect(foreign.body).toMatchObject({ status: 'ERROR', error: { code: 'PAM_ERR_SESSION_NOT_FOUND' } });
  expect(foreign.body).not.toHaveProperty('balance');
});

it('Valkyrie: takes a cancel that repeats the bet’s own id, and refuses amounts below zero', async () => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  const token = await launch(house, valkyrieSubject, player);
  const path = `/players/${player.playerId}/transactions?provider=Evolution`;
  const said = {
    transactionDateTime: '2027-03-01T12:00:00Z',
    provider: 'Evolution',
    currency: 'EUR',
    bonusAmount: 0,
    promoAmount: 0,
    cashAmount: 4.2,
    providerGameId: 'vctlz20yfnmp1ylr',
    providerRoundId: 'v',
    providerTransactionId: 'v1',
    providerBetRef: 'ref',
  };
  await pam('POST', path, token, { ...said, transactionType: 'WITHDRAW' });
  expect((await fundsOf(house, player)).cash).toBe(580n);
  expect((await pam('POST', path, token, { ...said, transactionType: 'CANCEL' })).body).toMatchObject({
    status: 'OK',
    transactionResult: { balance: { cashAmount: 10 } },
  });
  const negative = { ...said, transactionType: 'DEPOSIT', providerTransactionId: 'v2', cashAmount: -1 };
  expect((await pam('POST', path, token, negative)).body).toMatchObject({ error: { code: 'PAM_ERR_NEGATIVE_STAKE' } });
  expect((await fundsOf(house, player)).cash).toBe(1_000n);
});

const signOut = sql('test_sign_out', 'UPDATE session SET ended_at = $2 WHERE id = $1');
const exclude = sql('test_exclude', 'UPDATE player SET excluded_until = $2 WHERE id = $1');
const endings: [string, string, string, (player: PlayerSession) => unknown][] = [
  ['is idle', 'PAM_ERR_SESSION_EXPIRED', 'RS_ERROR_TOKEN_EXPIRED', () => house.passTime(hour)],
  [
    'is signed out of',
    'PAM_ERR_SESSION_EXPIRED',
    'RS_ERROR_TOKEN_EXPIRED',
    ({ sessionId }) => house.ctx.db.query(signOut, [sessionId, house.ctx.clock.now()]),
  ],
  [
    'has an excluded player',
    'PAM_ERR_BET_NOT_ALLOWED',
    'RS_ERROR_USER_DISABLED',
    ({ playerId }) => house.ctx.db.query(exclude, [playerId, new Date(house.ctx.clock.now().getTime() + hour)]),
  ],
];

it.each(endings)('Valkyrie: tells whoever asks that a table %s, and repeats and pays what is owed', async (...of) => {
  const [, code, , end] = of;
  const player = await addPlayer(house, 'EUR', 1_000n);
  const token = await launch(house, valkyrieSubject, player);
  const path = `/players/${player.playerId}`;
  const add = (type: string, id: string) =>
    pam(
      'POST',
      `${path}/transactions?provider=Evolution`,
      token,
      pamTransaction(type, `${id}-${player.playerId.slice(0, 8)}`),
    );
  const questions = ['/players/session', `${path}/balance`].map((to) => `${to}?provider=Evolution`);
  await add('WITHDRAW', 'b1');
  for (const to of questions) expect((await pam('GET', to, token)).code).toBe('OK');
  await end(player);
  for (const to of questions) expect(await pam('GET', to, token)).toMatchObject({ status: 200, code });
  expect((await add('WITHDRAW', 'b2')).code).toBe(code);
  expect((await add('WITHDRAW', 'b1')).code).toBe('OK');
  expect((await add('DEPOSIT', 'w1')).code).toBe('OK');
  expect((await fundsOf(house, player)).cash).toBe(1_000n);
});

it.each(endings)('Hub88: tells whoever asks for a balance that a table %s', async (_, _code, status, end) => {
  const player = await addPlayer(house, 'EUR', 1_000n);
  const said = { user: player.playerId, token: await launch(house, hub88Subject, player) };
  expect((await hub('/user/balance', said)).body).toMatchObject({ status: 'RS_OK' });
  await end(player);
  expect((await hub('/user/balance', said)).body).toMatchObject({ status, balance: 1_000_000 });
});
