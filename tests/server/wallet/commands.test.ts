import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseUnavailable, sql } from '#server/db/db.ts';
import { applyCommand } from '#server/services/wallet/apply-command.ts';
import { addPlayer, audit, fund, fundsOf, type House, hour, minute, openHouse } from '../games/house.ts';
import { issueToken, type Studio, seatPlayer } from './studio.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

const provider = 'studio';
const seat = async (cashMinor = 10_000n, at?: string): Promise<Studio> =>
  seatPlayer(house, await addPlayer(house, 'EUR', cashMinor), 'EUR', at);
const exclude = sql('test_exclude_player', 'UPDATE player SET excluded_until = $2 WHERE id = $1');
const roundStatus = sql(
  'test_round_status',
  'SELECT status, stake, payout FROM round WHERE player_id = $1 AND reference = $2',
);
const statusOf = async ({ player }: Studio, round = 'r1') =>
  (await house.ctx.db.query(roundStatus, [player.playerId, round]))[0];

describe('idempotency', () => {
  it('must-hold 7: answers a repeated bet with the same success and the current balance, also after 25 h', async () => {
    const studio = await seat();
    expect(await studio.bet('b1', 1_000n)).toEqual({ outcome: 'ok', balanceMinor: 9_000n, replayed: false });
    expect(await studio.bet('b1', 1_000n)).toEqual({ outcome: 'ok', balanceMinor: 9_000n, replayed: true });
    await fund(house, studio.player, 'EUR', 500n);
    house.passTime(25 * hour);
    expect(await studio.bet('b1', 1_000n)).toEqual({ outcome: 'ok', balanceMinor: 9_500n, replayed: true });
    expect(await fundsOf(house, studio.player)).toEqual({ cash: 9_500n, bonus: 0n });
  });

  it('answers each repeated command with the same success and no second effect', async () => {
    const studio = await seat();
    await studio.bet('b1', 1_000n);
    await studio.bet('b2', 1_000n);
    for (const replayed of [false, true]) {
      expect(await studio.rollback('x1', 'b2')).toMatchObject({ outcome: 'ok', replayed });
      expect(await studio.win('w1', 700n)).toMatchObject({ outcome: 'ok', replayed });
      expect(await studio.adjust('a1', -50n)).toMatchObject({ outcome: 'ok', replayed });
    }
    for (const replayed of [false, true])
      expect(await studio.endRound('e1')).toMatchObject({ outcome: 'ok', replayed });
    expect(await fundsOf(house, studio.player)).toEqual({ cash: 9_650n, bonus: 0n });
  });

  it.each([
    ['amount', 900n, {}],
    ['round', 1_000n, { round: 'r2' }],
    ['game', 1_000n, { game: 'other-game' }],
  ])('refuses the id of a bet with another %s', async (_, amountMinor, said) => {
    const studio = await seat();
    await studio.bet('b1', 1_000n);
    expect(await studio.bet('b1', amountMinor, said)).toMatchObject({
      outcome: 'duplicate_transaction',
      balanceMinor: 9_000n,
    });
  });

  it('knows an id per player: a live table uses one for all of a round, and for no other round', async () => {
    const [first, second, third] = [
      await seat(10_000n, 'live'),
      await seat(10_000n, 'live'),
      await seat(10_000n, 'live'),
    ];
    expect(await first.bet('shared', 1_000n, { round: 'table-9' })).toMatchObject({ outcome: 'ok' });
    expect(await second.bet('shared', 2_000n, { round: 'table-9' })).toMatchObject({
      outcome: 'ok',
      balanceMinor: 8_000n,
    });
    expect(await third.bet('shared', 1_000n, { round: 'table-10' })).toMatchObject({
      outcome: 'duplicate_transaction',
    });
  });
});

describe('a bet', () => {
  it('is refused with the balance when money does not cover it', async () => {
    const studio = await seat(500n);
    expect(await studio.bet('b1', 501n)).toEqual({
      outcome: 'insufficient_funds',
      balanceMinor: 500n,
      replayed: false,
    });
    expect(await studio.bet('b1', 500n)).toMatchObject({ outcome: 'ok', balanceMinor: 0n });
  });

  it('must-hold 12: is refused in another currency or with another player’s session, and logged', async () => {
    const [studio, other] = [await seat(10_000n, 'twelve'), await seat(10_000n, 'twelve')];
    house.logged.length = 0;
    expect(await studio.bet('b1', 100n, { currency: 'USD' })).toMatchObject({ outcome: 'currency_mismatch' });
    expect(await studio.bet('b1', 100n, { session: other.session })).toMatchObject({ outcome: 'token_invalid' });
    expect(await studio.bet('b1', 100n, { game: 'other-game' })).toMatchObject({ outcome: 'token_invalid' });
    expect(house.logged.map((line) => JSON.parse(line).outcome)).toEqual([
      'currency_mismatch',
      'token_invalid',
      'token_invalid',
    ]);
    expect(await fundsOf(house, studio.player)).toEqual({ cash: 10_000n, bonus: 0n });
  });

  it('alone checks exclusion, session and limits; what is owed is paid all the same', async () => {
    const studio = await seat(2_000_000n);
    expect(await studio.bet('big', 1_000_001n)).toMatchObject({ outcome: 'bet_limit' });
    await studio.bet('b1', 1_000n);
    await studio.bet('b2', 1_000n, { round: 'r2' });
    await house.ctx.db.query(exclude, [studio.player.playerId, 'infinity']);
    expect(await studio.bet('b3', 1_000n)).toMatchObject({ outcome: 'player_disabled' });
    await house.ctx.db.query(exclude, [studio.player.playerId, null]);
    house.passTime(31 * minute);
    expect(await studio.bet('b3', 1_000n)).toMatchObject({ outcome: 'token_expired' });
    expect(await studio.win('w1', 5_000n)).toMatchObject({ outcome: 'ok' });
    expect(await studio.rollback('x2', 'b2')).toMatchObject({ outcome: 'ok', balanceMinor: 2_004_000n });
  });

  it('takes cash first, and its rollback restores the exact split', async () => {
    const studio = await seat(300n);
    await fund(house, studio.player, 'EUR', 1_000n, 'bonus');
    await studio.bet('b1', 800n);
    expect(await fundsOf(house, studio.player)).toEqual({ cash: 0n, bonus: 500n });
    await fund(house, studio.player, 'EUR', 40n);
    await studio.rollback('x1', 'b1');
    expect(await fundsOf(house, studio.player)).toEqual({ cash: 340n, bonus: 1_000n });
  });

  it.each([-1n, 2n ** 63n])('of %s is no amount', async (amountMinor) => {
    const studio = await seat();
    expect(await studio.bet('b1', amountMinor)).toMatchObject({ outcome: 'amount_invalid' });
    expect(await studio.win('w1', amountMinor)).toMatchObject({ outcome: 'amount_invalid' });
  });
});

describe('a win', () => {
  it('must-hold 8: before its bet, of an unknown or of another player’s round is rejected', async () => {
    const [studio, other] = [await seat(10_000n, 'eight'), await seat(10_000n, 'eight')];
    expect(await studio.win('w1', 9_999n)).toMatchObject({ outcome: 'bet_not_found', balanceMinor: 10_000n });
    await other.bet('b0', 100n, { round: 'theirs' });
    expect(await studio.win('w1', 9_999n, { round: 'theirs' })).toMatchObject({ outcome: 'bet_not_found' });
    await studio.bet('b1', 100n);
    expect(await studio.win('w1', 9_999n, { game: 'other-game' })).toMatchObject({ outcome: 'bet_not_found' });
    expect(await fundsOf(house, studio.player)).toEqual({ cash: 9_900n, bonus: 0n });
  });

  it('of a promotion, a jackpot or a free round needs no bet, and is own money: bonus money belongs to a grant', async () => {
    const studio = await seat();
    await studio.win('w1', 100n, { kind: 'promo' });
    await studio.win('w2', 200n, { kind: 'jackpot' });
    await studio.win('w3', 400n, { kind: 'free_round' });
    expect(await fundsOf(house, studio.player)).toEqual({ cash: 10_700n, bonus: 0n });
  });

  it('of a jackpot is split as every prize of that stake is', async () => {
    const studio = await seat(200n);
    await fund(house, studio.player, 'EUR', 100n, 'bonus');
    await studio.bet('b1', 300n);
    await studio.win('w1', 1_000n, { kind: 'jackpot' });
    expect(await fundsOf(house, studio.player)).toEqual({ cash: 666n, bonus: 334n });
  });

  it('of zero settles a lost round; several wins add up; what bonus staked returns as bonus, rounded up', async () => {
    const studio = await seat(200n);
    await fund(house, studio.player, 'EUR', 100n, 'bonus');
    await studio.bet('b1', 300n);
    expect(await studio.win('w1', 0n)).toMatchObject({ outcome: 'ok', balanceMinor: 0n });
    await studio.win('w2', 100n);
    await studio.win('w3', 1n);
    expect(await fundsOf(house, studio.player)).toEqual({ cash: 66n, bonus: 35n });
    expect(await statusOf(studio)).toEqual({ status: 'open', stake: 300n, payout: 101n });
  });

  it('after the end of its round is refused', async () => {
    const studio = await seat();
    await studio.bet('b1', 100n);
    await studio.endRound('e1');
    expect(await studio.win('w1', 100n)).toMatchObject({ outcome: 'already_settled' });
    expect(await studio.bet('b2', 100n)).toMatchObject({ outcome: 'already_settled' });
    expect(await studio.endRound('e2')).toMatchObject({ outcome: 'already_settled' });
    expect(await statusOf(studio)).toEqual({ status: 'settled', stake: 100n, payout: 0n });
  });
});

describe('a rollback', () => {
  it('must-hold 9: of an unknown bet succeeds without effect and refuses the late bet', async () => {
    const studio = await seat();
    expect(await studio.rollback('x1', 'b1')).toMatchObject({ outcome: 'ok', balanceMinor: 10_000n });
    expect(await studio.bet('b1', 1_000n)).toMatchObject({ outcome: 'transaction_cancelled', balanceMinor: 10_000n });
    expect(await studio.rollback('x1', 'b1')).toMatchObject({ outcome: 'ok', replayed: true });
    expect(await studio.rollback('x2', 'b1')).toMatchObject({ outcome: 'already_cancelled' });
  });

  it('must-hold 11: works once; a second, different one and a partial or larger one are refused', async () => {
    const studio = await seat();
    await studio.bet('b1', 1_000n);
    expect(await studio.rollback('x0', 'b1', { amountMinor: 400n })).toMatchObject({ outcome: 'amount_invalid' });
    expect(await studio.rollback('x0', 'b1', { amountMinor: 1_400n })).toMatchObject({ outcome: 'amount_invalid' });
    expect(await studio.rollback('x1', 'b1', { amountMinor: 1_000n })).toMatchObject({
      outcome: 'ok',
      balanceMinor: 10_000n,
    });
    expect(await studio.rollback('x2', 'b1')).toMatchObject({ outcome: 'already_cancelled', balanceMinor: 10_000n });
    expect(await studio.win('w1', 100n)).toMatchObject({ outcome: 'already_cancelled' });
    expect(await statusOf(studio)).toEqual({ status: 'cancelled', stake: 0n, payout: 0n });
  });

  it('after settlement is refused, while a bet placed after the win can be taken back', async () => {
    const studio = await seat();
    await studio.bet('b1', 1_000n);
    await studio.win('w1', 0n);
    await studio.bet('b2', 1_000n);
    expect(await studio.rollback('x1', 'b1')).toMatchObject({ outcome: 'already_settled' });
    expect(await studio.rollback('x2', 'b2')).toMatchObject({ outcome: 'ok', balanceMinor: 9_000n });
    await studio.endRound('e1');
    expect(await studio.rollback('x3', 'b1')).toMatchObject({ outcome: 'already_settled' });
  });

  it('naming a round, game or currency that is not the bet’s is refused', async () => {
    const studio = await seat();
    await studio.bet('b1', 1_000n);
    expect(await studio.rollback('x1', 'b1', { round: 'r2' })).toMatchObject({ outcome: 'duplicate_transaction' });
    expect(await studio.rollback('x1', 'b1', { game: 'other' })).toMatchObject({ outcome: 'duplicate_transaction' });
    expect(await studio.rollback('x1', 'b1', { currency: 'USD' })).toMatchObject({ outcome: 'duplicate_transaction' });
  });
});

describe('authenticate, balance and adjust', () => {
  it('spends a token once and within its minute', async () => {
    const player = await addPlayer(house);
    const token = await issueToken(house, player);
    const spend = () => applyCommand(house.ctx, { action: 'authenticate', provider, token });
    expect(await spend()).toMatchObject({ outcome: 'ok', opened: { player: player.playerId } });
    expect(await spend()).toMatchObject({ outcome: 'token_invalid' });
    const late = await issueToken(house, player);
    house.passTime(minute);
    expect(await applyCommand(house.ctx, { action: 'authenticate', provider, token: late })).toMatchObject({
      outcome: 'token_expired',
    });
  });

  it('says the balance, and that there is no wallet in a currency', async () => {
    const studio = await seat(123n);
    expect(await studio.balance()).toMatchObject({ outcome: 'ok', balanceMinor: 123n });
    expect(await studio.balance({ currency: 'BTC' })).toMatchObject({
      outcome: 'currency_mismatch',
      balanceMinor: null,
    });
    expect(await studio.win('w1', 1n, { currency: 'BTC', kind: 'promo' })).toMatchObject({
      outcome: 'currency_mismatch',
    });
  });

  it('adjusts cash both ways, never below zero', async () => {
    const studio = await seat(100n);
    await fund(house, studio.player, 'EUR', 100n, 'bonus');
    expect(await studio.adjust('a1', 50n)).toMatchObject({ outcome: 'ok', balanceMinor: 250n });
    expect(await studio.adjust('a2', -151n)).toMatchObject({ outcome: 'insufficient_funds', balanceMinor: 250n });
    expect(await studio.adjust('a2', -150n)).toMatchObject({ outcome: 'ok', balanceMinor: 100n });
  });

  it('asks for a retry, and for nothing else, while the database is away', async () => {
    const away = { ...house.ctx.db, query: () => Promise.reject(new DatabaseUnavailable('gone')) };
    const answer = await applyCommand(
      { ...house.ctx, db: away },
      { action: 'balance', provider, player: '00000000-0000-4000-8000-000000000000', currency: 'EUR' },
    );
    expect(answer).toEqual({ outcome: 'temporary', balanceMinor: null, replayed: false });
  });
});
