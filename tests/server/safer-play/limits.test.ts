import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toMicros } from '#domain/limits/use.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { sql } from '#server/db/db.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { actRound } from '#server/services/games/act-round.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { createDeposit } from '#server/services/payments/create-deposit.ts';
import { expireDeposits } from '#server/services/payments/deposits.ts';
import { cancelLimitChange, confirmLimit, type LimitName, setLimit } from '#server/services/safer-play/limits.ts';
import { acknowledgeRealityCheck, playSession, setRealityCheck } from '#server/services/safer-play/play-session.ts';
import { saferPlay } from '#server/services/safer-play/read.ts';
import { createWallet } from '#server/services/wallet/create-wallet.ts';
import { fillPayer } from '#tests/support/payer.ts';
import { referenceRate } from '#tests/support/rates.ts';
import {
  addPlayer,
  audit,
  fund,
  type House,
  hour,
  minute,
  openHouse,
  releaseTogether,
  takeSeat,
} from '../games/house.ts';
import { seatPlayer } from '../wallet/studio.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ PACE_TABLE_MS: '0', PACE_QUICK_MS: '0' });
});
afterEach(() => audit(house));
afterAll(() => house.close());

const caller = { ip: '127.0.0.1', country: 'NL', userAgent: 'test', requestId: 'test' };
const rich = () => addPlayer(house, 'EUR', 1_000_000n);
const put = async (player: PlayerSession, name: LimitName, value: string | null) => {
  const set = await setLimit(house.ctx, caller, player, { ...name, value });
  if (!set.ok) throw new Error(set.code);
};
const limitOf = async (player: PlayerSession, { kind, period }: LimitName) => {
  const { limits } = await saferPlay(house.ctx, player);
  return limits.find((limit) => limit.kind === kind && limit.period === period);
};
const stakeDay: LimitName = { kind: 'stake', period: 'DAY' };
const depositDay: LimitName = { kind: 'deposit', period: 'DAY' };

/** A table at which each stake of EUR 1.00 and up is taken, or why not. */
const seat = async (player: PlayerSession, currency: 'EUR' | 'USD' = 'EUR') => {
  const { sessionId } = await takeSeat(house, player, 'roulette-european', { currency });
  return async (amount = '1.00') => {
    const bets = [{ spot: 'red', amount }];
    const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
    return placed.ok ? 'ok' : placed.code;
  };
};
const pay = async (
  player: PlayerSession,
  amount: string,
  idempotencyKey: string = randomUUID(),
  currency: 'EUR' | 'USD' = 'EUR',
) => {
  await fillPayer(house.ctx.db, player.playerId);
  return createDeposit(house.ctx, caller, player, { gateway: 'devcode', amount, currency, idempotencyKey });
};

it('counts in the database at the rates that Faceup comes with', async () => {
  const micros = sql('test_micros', 'SELECT eur_micros($1, $2, true) AS up, eur_micros($1, $2, false) AS down');
  for (const currency of currencyCodes)
    for (const amount of [1n, 7n, 333n, 12_345_678n]) {
      const of = (rounding: 'ceiling' | 'floor') => toMicros(amount, currency, referenceRate(currency), rounding);
      expect(await house.ctx.db.query(micros, [amount, currency])).toEqual([{ up: of('ceiling'), down: of('floor') }]);
    }
});

describe('easing a limit (GLI-19 2.5.5, A.3.7)', () => {
  it('is refused at 23:59 h, done at 24:01 h, and never by itself', async () => {
    const player = await rich();
    await put(player, stakeDay, '1.00');
    await put(player, stakeDay, null);
    house.passTime(24 * hour - minute);
    expect(await confirmLimit(house.ctx, caller, player, stakeDay)).toMatchObject({ ok: false, code: 'limit_not_due' });
    house.passTime(2 * minute);
    const again = await seat(player);
    expect(await again('2.00')).toBe('limit_reached');
    expect((await confirmLimit(house.ctx, caller, player, stakeDay)).ok).toBe(true);
    expect(await again('2.00')).toBe('ok');
  });

  it('is forgotten with a lower limit, or when it is taken back', async () => {
    const player = await rich();
    await put(player, depositDay, '100.00');
    await put(player, depositDay, '200.00');
    expect((await limitOf(player, depositDay))?.pending?.value).toBe('200.00');
    await put(player, depositDay, '50.00');
    expect(await limitOf(player, depositDay)).toMatchObject({ value: '50.00', pending: null });
    await put(player, depositDay, null);
    expect((await cancelLimitChange(house.ctx, caller, player, depositDay)).ok).toBe(true);
    house.passTime(25 * hour);
    expect(await confirmLimit(house.ctx, caller, player, depositDay)).toMatchObject({ code: 'not_found' });
  });

  it('lapses when it is not confirmed in the seven days after it is due, and is not shown any more', async () => {
    const player = await rich();
    await put(player, depositDay, '100.00');
    await put(player, depositDay, null);
    house.passTime(8 * 24 * hour - minute);
    expect((await limitOf(player, depositDay))?.pending).not.toBeNull();
    house.passTime(minute);
    expect(await limitOf(player, depositDay)).toMatchObject({ value: '100.00', pending: null });
    expect(await confirmLimit(house.ctx, caller, player, depositDay)).toMatchObject({ ok: false, code: 'not_found' });
    await put(player, depositDay, '200.00');
    expect(await confirmLimit(house.ctx, caller, player, depositDay)).toMatchObject({ code: 'limit_not_due' });
  });

  it('of twenty confirmations and lower limits at once leaves the lower limit', async () => {
    const player = await rich();
    await put(player, depositDay, '50.00');
    await put(player, depositDay, null);
    house.passTime(25 * hour);
    await releaseTogether<unknown>(house, player, [
      ...Array.from({ length: 19 }, () => () => confirmLimit(house.ctx, caller, player, depositDay)),
      () => setLimit(house.ctx, caller, player, { ...depositDay, value: '20.00' }),
    ]);
    expect(await limitOf(player, depositDay)).toMatchObject({ value: '20.00', pending: null });
  });
});

describe('a stake limit', () => {
  it('counts what was played before it was set, in all wallets, as EUR', async () => {
    const player = await rich();
    await createWallet(house.ctx.db, player.playerId, 'USD', house.ctx.clock.now(), false);
    await fund(house, player, 'USD', 100_000n);
    expect([await (await seat(player))('3.00'), await (await seat(player, 'USD'))('5.00')]).toEqual(['ok', 'ok']);
    // 3.00 EUR and 5.00 USD at 0.86.
    expect(await limitOf(player, stakeDay)).toMatchObject({ value: null, used: '7.30' });
    await put(player, stakeDay, '9.01');
    expect(await limitOf(player, stakeDay)).toMatchObject({ value: '9.01', used: '7.30' });
    const dollars = await seat(player, 'USD');
    expect([await dollars('2.00'), await dollars('1.00')]).toEqual(['limit_reached', 'ok']);
    expect(await limitOf(player, stakeDay)).toMatchObject({ used: '8.16' });
  });

  it('says in a refusal of dollars that what it leaves is euros', async () => {
    const player = await rich();
    await createWallet(house.ctx.db, player.playerId, 'USD', house.ctx.clock.now(), false);
    await fund(house, player, 'USD', 100_000n);
    await put(player, stakeDay, '5.00');
    await put(player, depositDay, '50.00');
    const { sessionId } = await takeSeat(house, player, 'roulette-european', { currency: 'USD' });
    const bets = [{ spot: 'red', amount: '6.00' }];
    expect(await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets })).toEqual({
      ok: false,
      code: 'limit_reached',
      facts: { kind: 'stake', period: 'DAY', left: '5.00', currency: 'EUR' },
    });
    expect(await pay(player, '60', randomUUID(), 'USD')).toEqual({
      ok: false,
      code: 'limit_reached',
      facts: { kind: 'deposit', period: 'DAY', left: '50.00', currency: 'EUR' },
    });
  });

  it('rolls: it counts for 24 hours and the rest of the hour', async () => {
    const player = await rich();
    await put(player, stakeDay, '1.00');
    expect([await (await seat(player))(), await (await seat(player))()]).toEqual(['ok', 'limit_reached']);
    house.passTime(23 * hour + 59 * minute);
    expect(await (await seat(player))()).toBe('limit_reached');
    house.passTime(hour + minute);
    expect(await (await seat(player))()).toBe('ok');
  });

  it('2.5.5: lets the strictest of day, week and month win', async () => {
    const player = await rich();
    for (const [period, value] of [
      ['DAY', '50.00'],
      ['WEEK', '4.00'],
      ['MONTH', '60.00'],
    ] as const)
      await put(player, { kind: 'stake', period }, value);
    const play = await seat(player);
    expect([await play('3.00'), await play('2.00'), await play('1.00')]).toEqual(['ok', 'limit_reached', 'ok']);
  });

  it('must-hold 1: of twenty stakes at once at a table, a studio and another table takes those that it allows', async () => {
    const player = await rich();
    await put(player, stakeDay, '7.00');
    const [play, studio] = [await seat(player), await seatPlayer(house, player)];
    const bet = async () => (await studio.bet(randomUUID(), 100n, { round: randomUUID() })).outcome;
    const answers = await releaseTogether(
      house,
      player,
      Array.from({ length: 20 }, (_, at) => (at % 2 ? bet : () => play())),
    );
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(7);
    expect(await limitOf(player, stakeDay)).toMatchObject({ used: '7.00' });
  });

  it('gives room back for a bet that is taken back, and a loss limit for what is won', async () => {
    const player = await rich();
    await put(player, stakeDay, '5.00');
    await put(player, { kind: 'loss', period: 'DAY' }, '4.00');
    const studio = await seatPlayer(house, player);
    expect((await studio.bet('b1', 400n)).outcome).toBe('ok');
    expect((await studio.bet('b2', 100n, { round: 'r2' })).outcome).toBe('bet_limit');
    await studio.rollback('x1', 'b1');
    expect((await studio.bet('b3', 400n, { round: 'r3' })).outcome).toBe('ok');
    await studio.win('w1', 250n, { round: 'r3' });
    expect((await studio.bet('b4', 100n, { round: 'r4' })).outcome).toBe('ok');
    expect(await limitOf(player, { kind: 'loss', period: 'DAY' })).toMatchObject({ used: '2.50' });
  });

  it('of losses counts own money alone', async () => {
    const player = await addPlayer(house, 'EUR', 0n);
    await fund(house, player, 'EUR', 1_000n, 'bonus');
    await put(player, { kind: 'loss', period: 'DAY' }, '1.00');
    const studio = await seatPlayer(house, player);
    expect((await studio.bet('b1', 600n)).outcome).toBe('ok');
    expect(await limitOf(player, { kind: 'loss', period: 'DAY' })).toMatchObject({ used: '0.00' });
    await fund(house, player, 'EUR', 500n);
    expect((await studio.bet('b2', 101n, { round: 'r2' })).outcome).toBe('bet_limit');
    expect((await studio.bet('b3', 100n, { round: 'r3' })).outcome).toBe('ok');
  });
});

describe('a round that binds its player to add', () => {
  const openHoldem = async (player: PlayerSession, amount: string) => {
    const { sessionId } = await takeSeat(house, player, 'casino-holdem');
    const roundId = randomUUID();
    const placed = await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'ante', amount }] });
    const act = () => actRound(house.ctx, player, { sessionId, roundId, step: 0, action: { name: 'call' } });
    return { code: placed.ok ? 'ok' : placed.code, act };
  };

  it('opens only where the limit leaves room for the call, and holds that room until it is made', async () => {
    const player = await rich();
    await put(player, stakeDay, '10.00');
    expect((await openHoldem(player, '4.00')).code).toBe('limit_reached');
    const hand = await openHoldem(player, '3.00');
    expect(hand.code).toBe('ok');
    const play = await seat(player);
    expect([await play('2.00'), await play('1.00')]).toEqual(['limit_reached', 'ok']);
    expect((await hand.act()).ok).toBe(true);
    expect(await limitOf(player, stakeDay)).toMatchObject({ used: '10.00' });
  });

  it('is played to its end within the limit, where a larger raise is refused', async () => {
    const player = await rich();
    await put(player, stakeDay, '10.00');
    const { sessionId } = await takeSeat(house, player, 'ultimate-texas-holdem');
    const roundId = randomUUID();
    const bets = ['ante', 'blind'].map((spot) => ({ spot, amount: '3.00' }));
    expect((await placeRound(house.ctx, player, { sessionId, roundId, bets })).ok).toBe(true);
    const act = (step: number, name: string) =>
      actRound(house.ctx, player, { sessionId, roundId, step, action: { name } });
    for (const name of ['raise-four', 'raise-three'])
      expect(await act(0, name)).toMatchObject({ code: 'limit_reached' });
    // Two at once: one counts, and the other is answered with the same round.
    const twice = await Promise.all([act(0, 'check'), act(0, 'check')]);
    expect(twice.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await act(0, 'raise-four')).toMatchObject({ code: 'action_stale' });
    expect(await act(1, 'raise-two')).toMatchObject({ code: 'limit_reached' });
    for (const name of ['raise-four', 'fold', 'raise-one'])
      expect(await act(1, name)).toMatchObject({ code: 'action_invalid' });
    expect((await act(1, 'check')).ok).toBe(true);
    expect((await act(2, 'raise-one')).ok).toBe(true);
    expect(await act(3, 'raise-one')).toMatchObject({ code: 'action_stale' });
    expect(await limitOf(player, stakeDay)).toMatchObject({ used: '9.00' });
  });
});

describe('a deposit limit (RTS 12)', () => {
  it('of twenty deposits at once opens those that it allows; the same key again is no new one', async () => {
    const player = await rich();
    await put(player, depositDay, '100.00');
    const key = randomUUID();
    const acts = Array.from({ length: 20 }, (_, at) => () => pay(player, '30', at === 0 ? key : randomUUID()));
    const opened = await releaseTogether(house, player, acts);
    expect(opened.filter(({ ok }) => ok)).toHaveLength(3);
    expect(opened.find(({ ok }) => !ok)).toMatchObject({
      code: 'limit_reached',
      facts: { left: '10.00', currency: 'EUR' },
    });
    expect((await pay(player, '10')).ok).toBe(true);
    if (opened[0]?.ok) expect((await pay(player, '30', key)).ok).toBe(true);
    house.passTime(2 * hour);
    await expireDeposits(house.ctx);
    expect((await pay(player, '100')).ok).toBe(true);
  });

  const complete = sql('test_complete', `UPDATE deposit SET state = 'completed', completed_at = $2 WHERE id = $1`);
  it('counts a deposit that was completed late, for 24 hours from then', async () => {
    const player = await rich();
    const paid = await pay(player, '80');
    house.passTime(2 * hour);
    await expireDeposits(house.ctx);
    await put(player, depositDay, '50.00');
    if (paid.ok) await house.ctx.db.query(complete, [paid.value.id, house.ctx.clock.now()]);
    expect(await limitOf(player, depositDay)).toMatchObject({ used: '80.00' });
    expect(await pay(player, '10')).toMatchObject({ code: 'limit_reached', facts: { left: '0.00', currency: 'EUR' } });
    house.passTime(24 * hour + minute);
    expect((await pay(player, '10')).ok).toBe(true);
  });
});

describe('a play session', () => {
  it('begins with the first stake, lasts until half an hour after the last one, and says what it brought', async () => {
    const player = await rich();
    for (const guarded of [false, true]) {
      if (guarded) await put(player, { kind: 'session', period: 'MONTH' }, '10000');
      const play = await seat(player);
      expect(await playSession(house.ctx, player)).toMatchObject({ startedAt: null, seconds: 0, totals: [] });
      await play('2.00');
      house.passTime(29 * minute);
      await play('3.00');
      house.passTime(10 * minute);
      const session = await playSession(house.ctx, player);
      expect(session).toMatchObject({ seconds: 39 * 60, totals: [{ currency: 'EUR', staked: '5.00' }] });
      house.passTime(25 * minute);
    }
    // Both sessions: 29 minutes from first to last stake, the second one still counted from its last.
    expect(await limitOf(player, { kind: 'session', period: 'MONTH' })).toMatchObject({ used: '58' });
  });

  it('RTS 13: stops for a reality check that no reload avoids, until it is acknowledged', async () => {
    const player = await rich();
    const play = await seat(player);
    await setRealityCheck(house.ctx, caller, player, 15);
    await play();
    house.passTime(14 * minute);
    await acknowledgeRealityCheck(house.ctx, player);
    expect(await play()).toBe('ok');
    house.passTime(minute);
    expect(await play()).toBe('reality_check_due');
    expect(await (await seat(player))()).toBe('reality_check_due');
    expect((await playSession(house.ctx, player)).realityCheck).toMatchObject({ everyMinutes: 15, due: true });
    for (const longer of [null, 120])
      expect(await setRealityCheck(house.ctx, caller, player, longer)).toMatchObject({ code: 'reality_check_due' });
    expect(await (await seat(player))()).toBe('reality_check_due');
    expect(await setRealityCheck(house.ctx, caller, player, 15)).toMatchObject({ ok: true });
    expect(await (await seat(player))()).toBe('reality_check_due');
    await acknowledgeRealityCheck(house.ctx, player);
    expect(await setRealityCheck(house.ctx, caller, player, 30)).toMatchObject({ ok: true });
    expect(await setRealityCheck(house.ctx, caller, player, 15)).toMatchObject({ ok: true });
    expect(await (await seat(player))()).toBe('ok');
    house.passTime(15 * minute);
    expect(await (await seat(player))()).toBe('reality_check_due');
  });
});
