import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { clientSeedFrom, serverSeedIn } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { game as rouletteEuropean } from '#domain/games/roulette/roulette-european/rules.ts';
import { sql } from '#server/db/db.ts';
import { rotateSeeds } from '#server/services/fairness/rotate-seeds.ts';
import { ensureSeedPairs } from '#server/services/fairness/seed-pairs.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import {
  addPlayer,
  audit,
  fund,
  fundsOf,
  type House,
  hour,
  minute,
  openHouse,
  releaseTogether,
  seedsOf,
  settledOf,
  sitDown,
  stateOf,
} from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => audit(house));
afterAll(() => house.close());

const red = (amount: string) => [{ spot: 'red', amount }];
const play = (
  player: Awaited<ReturnType<typeof addPlayer>>,
  sessionId: string,
  bets: unknown,
  roundId = randomUUID(),
) => placeRound(house.ctx, player, { sessionId, roundId, bets });

const exclude = sql('test_exclude_player', 'UPDATE player SET excluded_until = $2 WHERE id = $1');
const endSession = sql('test_end_session', 'UPDATE session SET ended_at = $2 WHERE id = $1');

/** A first seed pair whose first round is not red, found among 256 that are one byte repeated. */
async function dealLosingSeed(playerId: string): Promise<void> {
  for (let byte = 0; byte < 256; byte++) {
    const bytes = (count: number) => new Uint8Array(count).fill(byte);
    const seeds = { serverSeed: serverSeedIn(1, bytes(32)), clientSeed: clientSeedFrom(bytes(10)), nonce: 0 };
    if (rouletteEuropean.play([{ spot: 'red', amountMinor: 1n }], createStream(seeds)).payoutMinor > 0n) continue;
    await ensureSeedPairs({ ...house.ctx, random: { bytes } }, house.ctx.db, playerId);
    return;
  }
}

describe('a round', () => {
  it('takes the stake, pays the exact payout and counts the nonce up', async () => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    const { sessionId } = await sitDown(house, player);
    let balance = 10_000n;
    for (let nonce = 0; nonce < 12; nonce++) {
      const placed = await play(player, sessionId, [...red('2.50'), { spot: 'dozen:1', amount: '1.00' }]);
      if (!placed.ok) throw new Error(placed.code);
      const round = settledOf(placed.value.round);
      expect(round).toMatchObject({
        proof: { nonce },
        stake: '3.50',
        balanceBefore: (Number(balance) / 100).toFixed(2),
      });
      balance += BigInt(Math.round(Number(round.payout) * 100)) - 350n;
      expect(placed.value.balance).toBe((Number(balance) / 100).toFixed(2));
      expect(await fundsOf(house, player)).toEqual({ cash: balance, bonus: 0n });
    }
  });

  it('is what anyone computes from the seeds once they are revealed, and says no server seed before', async () => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    const { sessionId } = await sitDown(house, player);
    await play(player, sessionId, red('1.00'));
    const placed = await play(player, sessionId, red('1.00'));
    if (!placed.ok) throw new Error(placed.code);
    const before = await roundRecord(house.ctx, player, placed.value.round.id);
    expect(before.ok && seedsOf(before.value.round).serverSeed).toBe(null);
    const rotated = await rotateSeeds(house.ctx, player, {});
    if (!rotated.ok) throw new Error(rotated.code);
    const after = await roundRecord(house.ctx, player, placed.value.round.id);
    if (!after.ok) throw new Error(after.code);
    const { serverSeed, clientSeed, nonce } = seedsOf(after.value.round);
    expect(serverSeed).toBe(rotated.value.revealed.serverSeed);
    const settled = rouletteEuropean.play(
      [{ spot: 'red', amountMinor: 100n }],
      createStream({ serverSeed: serverSeed ?? '', clientSeed, nonce }),
    );
    expect(settledOf(after.value.round).outcome).toEqual(settled.outcome);
    for (const line of [...house.logged, JSON.stringify(placed), JSON.stringify(before)])
      expect(line).not.toContain(serverSeed);
  });

  it('stakes cash first and returns the bonus part to the bonus', async () => {
    const player = await addPlayer(house, 'EUR', 100n);
    await fund(house, player, 'EUR', 10_000n, 'bonus');
    const { sessionId, balance } = await sitDown(house, player);
    expect(balance).toBe('101.00');
    // Both colours and zero: something always returns, 6.00 or 7.20 of the 6.20 staked.
    const bets = [...red('3.00'), { spot: 'black', amount: '3.00' }, { spot: 'straight:0', amount: '0.20' }];
    const placed = await play(player, sessionId, bets);
    if (!placed.ok) throw new Error(placed.code);
    const payout = BigInt(settledOf(placed.value.round).payout.replace('.', ''));
    const bonusBack = (payout * 520n + 619n) / 620n;
    expect(await fundsOf(house, player)).toEqual({ cash: payout - bonusBack, bonus: 10_000n - 520n + bonusBack });
  });

  it.each([
    ['nothing at all', []],
    ['an unknown spot', [{ spot: 'purple', amount: '1.00' }]],
    ['a negative amount', red('-1.00')],
    ['an amount finer than the currency', red('1.005')],
    ['an exponent', red('1e2')],
    ['a foreign field', [{ spot: 'red', amount: '1.00', payout: '100.00' }]],
    ['an object', { spot: 'red', amount: '1.00' }],
  ])('refuses %s as bets and moves nothing', async (_, bets) => {
    const player = await addPlayer(house, 'EUR', 1_000n);
    const { sessionId } = await sitDown(house, player);
    expect(await play(player, sessionId, bets)).toMatchObject({ ok: false, code: 'bet_invalid' });
    expect(await fundsOf(house, player)).toEqual({ cash: 1_000n, bonus: 0n });
  });

  it('refuses stakes outside the limits and beyond the balance, saying both', async () => {
    const player = await addPlayer(house, 'EUR', 1_000n);
    const { sessionId } = await sitDown(house, player);
    expect(await play(player, sessionId, red('0.05'))).toMatchObject({
      code: 'stake_below_minimum',
      facts: { limit: '0.10', currency: 'EUR' },
    });
    expect(await play(player, sessionId, red('500.01'))).toMatchObject({
      code: 'stake_above_limit',
      facts: { limit: '500.00', currency: 'EUR' },
    });
    expect(await play(player, sessionId, [{ spot: 'straight:7', amount: '300.00' }])).toMatchObject({
      code: 'stake_above_limit',
      facts: { maxPayout: '10000.00', currency: 'EUR' },
    });
    expect(await play(player, sessionId, red('10.01'))).toMatchObject({
      code: 'insufficient_funds',
      facts: { balance: '10.00', currency: 'EUR' },
    });
  });

  it('is refused to a stranger, after exclusion, after sign-out and after 30 idle minutes (GLI 2.5.4)', async () => {
    const player = await addPlayer(house, 'EUR', 1_000n);
    const stranger = await addPlayer(house, 'EUR', 1_000n);
    const { sessionId } = await sitDown(house, player);
    expect(await play(stranger, sessionId, red('1.00'))).toEqual({ ok: false, code: 'game_session_invalid' });
    expect(await play(player, randomUUID(), red('1.00'))).toEqual({ ok: false, code: 'game_session_invalid' });
    await house.ctx.db.query(exclude, [player.playerId, new Date(house.ctx.clock.now().getTime() + hour)]);
    expect(await play(player, sessionId, red('1.00'))).toEqual({ ok: false, code: 'player_excluded' });
    await house.ctx.db.query(exclude, [player.playerId, null]);
    house.passTime(29 * minute);
    expect((await play(player, sessionId, red('1.00'))).ok).toBe(true);
    house.passTime(30 * minute);
    expect(await play(player, sessionId, red('1.00'))).toEqual({ ok: false, code: 'game_session_expired' });
    const again = await sitDown(house, player);
    await house.ctx.db.query(endSession, [player.sessionId, house.ctx.clock.now()]);
    expect(await play(player, again.sessionId, red('1.00'))).toEqual({ ok: false, code: 'game_session_expired' });
    expect(await stateOf(house, player, again.sessionId)).toEqual({ ok: false, code: 'game_session_expired' });
  });

  it('goes on in another process that played rounds meanwhile: a stale hint costs a retry alone', async () => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    const { sessionId } = await sitDown(house, player);
    await play(player, sessionId, red('1.00'));
    const elsewhere = { ...house.ctx, db: { ...house.ctx.db } };
    for (let round = 0; round < 3; round++) {
      const input = { sessionId, roundId: randomUUID(), bets: red('1.00') };
      const there = await placeRound(elsewhere, player, input);
      const here = await play(player, sessionId, red('1.00'));
      expect([there.ok && seedsOf(there.value.round).nonce, here.ok && seedsOf(here.value.round).nonce]).toEqual([
        1 + 2 * round,
        2 + 2 * round,
      ]);
    }
  });
});

describe('the same round id', () => {
  it('must-hold 6: fifty times at once is one round with one answer; other bets are refused', async () => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    const { sessionId } = await sitDown(house, player);
    const roundId = randomUUID();
    const acts = Array.from({ length: 50 }, () => () => play(player, sessionId, red('1.00'), roundId));
    const answers = await releaseTogether(house, player, acts);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.ok).toBe(true);
    expect(await play(player, sessionId, red('2.00'), roundId)).toEqual({ ok: false, code: 'idempotency_key_reused' });
    const other = await addPlayer(house, 'EUR', 10_000n);
    const table = await sitDown(house, other);
    expect(await play(other, table.sessionId, red('1.00'), roundId)).toEqual({
      ok: false,
      code: 'idempotency_key_reused',
    });
    expect(await fundsOf(house, other)).toEqual({ cash: 10_000n, bonus: 0n });
  });

  it('must-hold 7: answers the first round with the current balance, after 25 hours and a new session too', async () => {
    const player = await addPlayer(house, 'EUR', 10_000n);
    const { sessionId } = await sitDown(house, player);
    const roundId = randomUUID();
    const first = await play(player, sessionId, red('1.00'), roundId);
    await fund(house, player, 'EUR', 500n);
    house.passTime(25 * hour);
    const again = await play(player, (await sitDown(house, player)).sessionId, red('1.00'), roundId);
    if (!first.ok || !again.ok) throw new Error('refused');
    expect(again.value.round).toEqual(first.value.round);
    expect(again.value.balance).toBe((Number(first.value.balance) + 5).toFixed(2));
  });
});

describe('fifty bets at once', () => {
  it('must-hold 1: of the whole balance, one is taken, its stake is lost and 49 are refused', async () => {
    const player = await addPlayer(house, 'EUR', 5_000n);
    await dealLosingSeed(player.playerId);
    const { sessionId } = await sitDown(house, player);
    const acts = Array.from({ length: 50 }, () => () => play(player, sessionId, red('50.00')));
    const answers = await releaseTogether(house, player, acts);
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    const refusals = answers.filter(({ ok }) => !ok);
    expect(refusals).toEqual(
      refusals.map(() => ({ ok: false, code: 'insufficient_funds', facts: { balance: '0.00', currency: 'EUR' } })),
    );
    expect(await fundsOf(house, player)).toEqual({ cash: 0n, bonus: 0n });
  });

  it('all of them covered: each takes a nonce of its own and every cent is accounted for', async () => {
    const player = await addPlayer(house, 'EUR', 100_000n);
    const { sessionId } = await sitDown(house, player);
    const acts = Array.from({ length: 50 }, () => () => play(player, sessionId, red('1.00')));
    const answers = await releaseTogether(house, player, acts);
    const rounds = answers.flatMap((answer) => (answer.ok ? [settledOf(answer.value.round)] : []));
    expect(rounds.map((round) => seedsOf(round).nonce).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, nonce) => nonce),
    );
    const won = rounds.reduce((sum, { payout }) => sum + BigInt(payout.replace('.', '')), 0n);
    expect(await fundsOf(house, player)).toEqual({ cash: 100_000n - 5_000n + won, bonus: 0n });
  });
});
