import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawJackpot } from '#domain/jackpot/draw.ts';
import { jackpotOf, jackpotVersion } from '#domain/jackpot/parameters.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { parseRecord } from '#domain/proof/record.ts';
import { verifyRecord } from '#domain/proof/verify-record.ts';
import { sql } from '#server/db/db.ts';
import { rotateSeeds } from '#server/services/fairness/rotate-seeds.ts';
import { keepPots } from '#server/services/games/jackpot.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { addPlayer, fund, fundsOf, giveSeeds, type House, openHouse, seedsAt } from '../games/house.ts';
import { postingsOf, potOf, seat, seedsThat, sitAt, spin, stakeMinor } from './slots.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => {
  expect(await checkLedger(house.ctx.db)).toMatchObject({ isSound: true, mismatches: [] });
  await house.close();
});

const { seedMinor } = jackpotOf('EUR');
const euros = (amountMinor: bigint) => formatAmount(amountMinor, 'EUR');
const first = (hits: boolean): number => seedsThat(hits).next().value;
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

describe('a stake at a slot of the house', () => {
  it('gives its share to the pot in the movement of the bet, and to the game what is left', async () => {
    const round = await spin(house, await seat(house, first(false)));
    const { contributionMinor } = drawJackpot(seedsAt(first(false)), stakeMinor, 'EUR');
    expect(round.jackpot).toEqual({ version: jackpotVersion, contribution: euros(contributionMinor), win: '0.00' });
    const bet = (await postingsOf(house, round.id)).filter(({ movement }) => movement === 'bet');
    expect(bet.map(({ account, amount }) => [account, amount])).toEqual([
      ['cash', -stakeMinor],
      ['gaming', stakeMinor - contributionMinor],
      ['jackpot', contributionMinor],
    ]);
    expect(await potOf(house)).toEqual({ read: seedMinor + contributionMinor, account: seedMinor + contributionMinor });
  });

  it.each(currencyCodes)('in %s has a pot of that currency, laid once from what promotions cost', async (currency) => {
    const { seedMinor: laid } = jackpotOf(currency);
    const amount = formatAmount(jackpotOf(currency).turnoverMinor / 1000n, currency);
    const player = await seat(house, first(false), { currency, cashMinor: laid });
    const round = await spin(house, player, randomUUID(), amount);
    const { read, account } = await potOf(house, currency);
    expect(read).toBe(account);
    expect(formatAmount(read - laid, currency)).toBe(round.jackpot?.contribution);
  });

  it('without a cent for the pot has no posting there, and says so', async () => {
    const small = 10n;
    const n = Array.from({ length: 50 }, (_, at) => at).find(
      (at) => drawJackpot(seedsAt(at), small, 'EUR').contributionMinor === 0n,
    );
    const round = await spin(house, await seat(house, n ?? -1), randomUUID(), '0.10');
    expect(round.jackpot).toEqual({ version: jackpotVersion, contribution: '0.00', win: '0.00' });
    expect((await postingsOf(house, round.id)).map(({ account }) => account)).not.toContain('jackpot');
  });

  it.each([
    ['play money', { demo: true }, 'spin'],
    ['another game', { gameId: 'roulette-european' }, 'red'],
  ])('has no part in it: %s', async (_, where, spot) => {
    const { player, sessionId } = await seat(house, first(true), where);
    const bets = [{ spot, amount: '500.00' }];
    const placed = await placeRound(house.ctx, player, { sessionId, roundId: randomUUID(), bets });
    expect(placed).toMatchObject({ ok: true });
    expect(placed.ok && 'jackpot' in placed.value.round).toBe(false);
    expect((await potOf(house)).account).toBe(0n);
  });
});

describe('a round that wins the pot', () => {
  it('is paid all that stands there, its own share with it, and the next pot is laid', async () => {
    for (const [index, n] of [first(false), first(false) + 1].entries())
      expect((await spin(house, await seat(house, n + index))).jackpot?.win).toBe('0.00');
    const before = (await potOf(house)).account;
    const player = await seat(house, first(true));
    const round = await spin(house, player);
    const { contributionMinor } = drawJackpot(seedsAt(first(true)), stakeMinor, 'EUR');
    const won = before + contributionMinor;
    expect(round.jackpot?.win).toBe(euros(won));
    expect(await potOf(house)).toEqual({ read: seedMinor, account: seedMinor });
    const movements = await postingsOf(house, round.id);
    expect(movements.filter(({ movement }) => movement === 'jackpot_win')).toEqual([
      { movement: 'jackpot_win', account: 'cash', amount: won },
      { movement: 'jackpot_win', account: 'jackpot', amount: -won },
    ]);
    const ofPlayer = movements.filter(({ account }) => account === 'cash').map(({ amount }) => amount);
    expect(round.payout).toBe(euros(sumOf(ofPlayer) + stakeMinor));
    expect([round.balanceAfter, round.balance]).toEqual(
      Array(2).fill(euros((await fundsOf(house, player.player)).cash)),
    );
  });

  it('asked for again is answered the same and paid once', async () => {
    const [player, roundId] = [await seat(house, first(true)), randomUUID()];
    const round = await spin(house, player, roundId);
    const after = await fundsOf(house, player.player);
    expect(await spin(house, player, roundId)).toEqual(round);
    expect(await fundsOf(house, player.player)).toEqual(after);
  });

  it('staked with bonus money in part is paid to bonus money in that part', async () => {
    const player = await addPlayer(house, 'EUR', stakeMinor - 20_000n);
    await fund(house, player, 'EUR', 20_000n, 'bonus');
    await giveSeeds(house, player, first(true));
    const round = await spin(house, await sitAt(house, player));
    const won = (await postingsOf(house, round.id)).filter(({ movement }) => movement === 'jackpot_win');
    const amountOn = (kind: string) => won.find(({ account }) => account === kind)?.amount ?? 0n;
    expect(amountOn('bonus')).toBe((-amountOn('jackpot') * 2n + 4n) / 5n);
    expect(amountOn('cash') + amountOn('bonus')).toBe(-amountOn('jackpot'));
    expect(euros(-amountOn('jackpot'))).toBe(round.jackpot?.win);
  });

  it('of a player with limits counts as a return', async () => {
    const player = await seat(house, first(true));
    await house.ctx.db.query(guard, [player.player.playerId]);
    const round = await spin(house, player);
    const [counted] = await house.ctx.db.query<{ micros: bigint }>(returned, [player.player.playerId]);
    expect(formatAmount((counted?.micros ?? 0n) / 10_000n, 'EUR')).toBe(round.payout);
  });

  it.each([true, false])('is computed again from its record, once the seed is revealed: %s', async (hits) => {
    const { player, sessionId } = await seat(house, first(hits));
    const { id } = await spin(house, { player, sessionId });
    const rotated = await rotateSeeds(house.ctx, player, {});
    if (!rotated.ok) throw new Error(rotated.code);
    const told = await roundRecord(house.ctx, player, id);
    if (!told.ok) throw new Error(told.code);
    const { rulesVersion, ...rest } = told.value.round;
    const record = parseRecord({ ...rest, rulesVersion: Number(rulesVersion) });
    const steps = record.ok ? verifyRecord(record.value) : undefined;
    expect(steps?.ok && steps.value.filter(({ matches }) => !matches)).toEqual([]);
    expect(steps?.ok && steps.value.find(({ name }) => name === 'jackpot')?.computed).toContain(`"hit":${hits}`);
  });
});

describe('the pots', () => {
  it('are laid by the first that asks and by nobody again', async () => {
    await Promise.all(Array.from({ length: 20 }, () => keepPots({ ...house.ctx })));
    for (const currency of currencyCodes)
      expect((await potOf(house, currency)).account).toBe(jackpotOf(currency).seedMinor);
  });
});

const guard = sql('test_guard_slots', 'UPDATE player SET guarded = true WHERE id = $1');
const returned = sql('test_returned', 'SELECT sum(own_returned)::bigint AS micros FROM play_hour WHERE player_id = $1');
