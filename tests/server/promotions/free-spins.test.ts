import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import { game as slotTidepool } from '#domain/games/slots/cascades/slot-tidepool/rules.ts';
import { sql } from '#server/db/db.ts';
import { lapseGrant } from '#server/db/queries/promotion-money.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { betHistory, betTotals } from '#server/services/games/bet-history.ts';
import { gameSession } from '#server/services/games/game-session.ts';
import { placeRound } from '#server/services/games/place-round.ts';
import { playFreeSpinAt } from '#server/services/games/play-free-spin.ts';
import { roundRecord } from '#server/services/games/round-record.ts';
import { playSession } from '#server/services/safer-play/play-session.ts';
import { dyingDb } from '#tests/support/dying-db.ts';
import {
  addPlayer,
  audit,
  findSeeds,
  fundsOf,
  giveSeeds,
  type House,
  hour,
  minute,
  openHouse,
  releaseTogether,
  seedsAt,
  takeSeat,
} from '../games/house.ts';
import { counts, type Given, give, grantOf, movementsOf, prove } from './grants.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(async () => {
  await prove(house);
  await audit(house);
});
afterAll(() => house.close());

const game = 'slot-tidepool';
const stake = 20n;
const spinsOf = (spins: number, more: Given = {}): Given => ({
  bonus: '0',
  wager_required: '0',
  wager_times: 10,
  days: 30,
  stake_max: '500',
  spins,
  spin_days: 7,
  spin_game: game,
  spin_stake: String(stake),
  ...more,
});
const locked: Given = { unlock_deposit: '2000', unlock_percent: 50 };

const wonAt = (n: number): bigint =>
  slotTidepool.play([{ spot: 'spin', amountMinor: stake }], createStream(seedsAt(n))).payoutMinor;
const winning = findSeeds(() => true) + [...Array(10_000).keys()].findIndex((n) => wonAt(n) > 0n);
const losing = [...Array(10_000).keys()].findIndex((n) => wonAt(n) === 0n);

/** A player with spins at the table of their slot, whose first round comes from those seeds. */
async function seated(given: Given, seeds = winning, cashMinor = 0n) {
  const player = await addPlayer(house, 'EUR', cashMinor);
  await giveSeeds(house, player, seeds);
  const grant = await give(house, player, given);
  const { sessionId } = await takeSeat(house, player, game);
  const spin = (roundId: string = randomUUID(), grantId = grant) =>
    playFreeSpinAt(house.ctx, player, { sessionId, roundId, grantId });
  return { player, grant, sessionId, spin };
}
const codeOf = (answer: { ok: boolean; code?: string }): string => (answer.ok ? 'ok' : (answer.code ?? ''));
const spun = async (answer: ReturnType<Awaited<ReturnType<typeof seated>>['spin']>) => {
  const played = await answer;
  if (!played.ok) throw new Error(played.code);
  house.passTime(5_000);
  return played.value;
};

const readAmounts = sql(
  'test_spin_amounts',
  `SELECT g.bonus, g.wager_required::text AS required, g.spins_won, g.spins_left,
     coalesce((SELECT a.balance FROM account a WHERE a.player_id = g.player_id AND a.kind = 'locked' AND a.currency = g.currency), 0) AS locked
   FROM promotion_grant g WHERE g.id = $1`,
);
type Amounts = { bonus: bigint; required: string; spins_won: bigint; spins_left: number; locked: bigint };
const amountsOf = async (grant: string): Promise<Amounts> => {
  const [row] = await house.ctx.db.query<Amounts>(readAmounts, [grant]);
  if (!row) throw new Error('no grant');
  return row;
};
const readHouse = sql(
  'test_spin_house',
  `SELECT m.kind, a.kind AS account, p.amount FROM movement m JOIN posting p ON p.movement_id = m.id JOIN account a ON a.id = p.account_id
   WHERE m.round_id = $1 ORDER BY m.id, a.kind`,
);
const postingsOf = async (roundId: string) =>
  (await house.ctx.db.query<{ kind: string; account: string; amount: bigint }>(readHouse, [roundId])).map(
    ({ kind, account, amount }) => `${kind} ${account} ${amount}`,
  );

describe('a free spin', () => {
  it('is paid by the house, and what it wins is bonus money that has to be staked', async () => {
    const { player, grant, sessionId, spin } = await seated(spinsOf(3));
    const won = wonAt(winning);
    const { round, balance, freeSpins } = await spun(spin());
    expect(round).toMatchObject({
      freeSpin: true,
      stake: '0.00',
      payout: `0.${String(won).padStart(2, '0')}`,
      bets: [{ spot: 'spin', amount: '0.20' }],
      balanceBefore: '0.00',
    });
    expect(balance).toBe(round.payout);
    expect(freeSpins).toMatchObject({
      grantId: grant,
      left: 2,
      total: 3,
      stake: '0.20',
      won: round.payout,
      locked: false,
    });
    expect(await fundsOf(house, player)).toMatchObject({ cash: 0n, bonus: won });
    expect(await amountsOf(grant)).toMatchObject({ bonus: won, required: counts(won * 10n), spins_won: won });
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', wagered: '0' });
    expect(await postingsOf(round.id)).toEqual([
      `spin_stake gaming ${stake}`,
      `spin_stake promotions -${stake}`,
      `win bonus ${won}`,
      `win gaming -${won}`,
    ]);
    const table = await gameSession(house.ctx, player, sessionId);
    expect(table).toMatchObject({
      ok: true,
      value: { freeSpins, bonus: { stakeMax: '5.00', countsPercent: 100 }, seeds: { nonce: 1 } },
    });
    const record = await roundRecord(house.ctx, player, round.id);
    expect(record).toMatchObject({ ok: true, value: { round: { freeSpin: true, stake: '0.00' } } });
  });

  it('is no gain and no loss, of the session at the table nor in the history', async () => {
    const { player, spin } = await seated(spinsOf(2));
    await spun(spin());
    expect(await playSession(house.ctx, player)).toMatchObject({ totals: [] });
    const [total] = (await betTotals(house.ctx, player, {})).currencies;
    const won = `0.${String(wonAt(winning)).padStart(2, '0')}`;
    expect(total).toMatchObject({ rounds: 1, stake: '0.00', payout: '0.00', net: '0.00', freeSpinsWon: won });
    const { items } = await betHistory(house.ctx, player, { size: 10, page: 0 });
    expect(items).toMatchObject([{ freeSpin: true, stake: '0.00', payout: won }]);
  });

  it('answers the same for the same id, and moves nothing twice', async () => {
    const { grant, spin } = await seated(spinsOf(2));
    const roundId = randomUUID();
    const first = await spun(spin(roundId));
    const again = await spun(spin(roundId));
    expect(again).toEqual(first);
    expect(await amountsOf(grant)).toMatchObject({ spins_left: 1 });
  });

  it('refuses the id of another round', async () => {
    const { player, sessionId, spin } = await seated(spinsOf(2), winning, 1_000n);
    const roundId = randomUUID();
    await placeRound(house.ctx, player, { sessionId, roundId, bets: [{ spot: 'spin', amount: '0.20' }] });
    expect(codeOf(await spin(roundId))).toBe('idempotency_key_reused');
    house.passTime(5_000);
    const spinId = randomUUID();
    await spun(spin(spinId));
    const bet = await placeRound(house.ctx, player, {
      sessionId,
      roundId: spinId,
      bets: [{ spot: 'spin', amount: '0.20' }],
    });
    expect(codeOf(bet)).toBe('idempotency_key_reused');
    const other = await seated(spinsOf(1));
    expect(codeOf(await other.spin(spinId))).toBe('idempotency_key_reused');
  });

  it('is the last one only once, of fifty at one instant', async () => {
    const { player, grant, spin } = await seated(spinsOf(1));
    const codes = (
      await releaseTogether(
        house,
        player,
        Array.from({ length: 50 }, () => () => spin()),
      )
    ).map(codeOf);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'free_spins_none')).toHaveLength(49);
    expect(await amountsOf(grant)).toMatchObject({ spins_left: 0, spins_won: wonAt(winning) });
  });

  it('ends a grant with the last one, when nothing was won', async () => {
    const { grant, spin } = await seated(spinsOf(1), losing);
    const { freeSpins } = await spun(spin());
    expect(freeSpins).toMatchObject({ left: 0, won: '0.00' });
    expect(await grantOf(house, grant)).toMatchObject({ state: 'cancelled', ended_why: 'nothing_left' });
  });

  it('turns to own money with the last one, where nothing has to be staked', async () => {
    const { player, grant, spin } = await seated(spinsOf(1, { wager_times: 0, stake_max: null }));
    const { balance, round } = await spun(spin());
    expect(balance).toBe(round.payout);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'completed' });
    expect(await fundsOf(house, player)).toMatchObject({ cash: wonAt(winning), bonus: 0n });
  });

  it('happens wholly or not at all, wherever the process dies, and once when asked again', async () => {
    for (let dieAt = 1, survived = false; !survived; dieAt++) {
      expect(dieAt).toBeLessThan(40);
      const { player, grant, sessionId } = await seated(spinsOf(2));
      const input = { sessionId, roundId: randomUUID(), grantId: grant };
      const { db } = dyingDb(house.ctx.db, dieAt);
      survived = await playFreeSpinAt({ ...house.ctx, db }, player, input).then(
        () => true,
        () => false,
      );
      const won = wonAt(winning);
      const { spins_left: left, ...kept } = await amountsOf(grant);
      expect([
        { bonus: 0n, spins_won: 0n },
        { bonus: won, spins_won: won },
      ]).toContainEqual({ bonus: kept.bonus, spins_won: kept.spins_won });
      expect(left).toBe(kept.spins_won === 0n ? 2 : 1);
      expect(codeOf(await playFreeSpinAt(house.ctx, player, input))).toBe('ok');
      expect(await amountsOf(grant)).toMatchObject({ spins_left: 1, spins_won: won });
    }
  });
});

const stop = sql('test_stop', 'UPDATE player SET timed_out_until = $2 WHERE id = $1');
const exclude = sql('test_exclude', 'UPDATE player SET excluded_until = $2 WHERE id = $1');
const guard = sql('test_guard', 'UPDATE player SET guarded = true WHERE id = $1');
const dueCheck = sql(
  'test_due_check',
  `INSERT INTO play_state (player_id, reality_minutes, session_from, reality_from, staked_at) VALUES ($1, 30, $2, $2, $3)
   ON CONFLICT (player_id) DO UPDATE SET reality_minutes = 30, session_from = $2, reality_from = $2, staked_at = $3`,
);
const openRound = sql(
  'test_open_spin',
  `INSERT INTO round (id, player_id, provider, game_id, currency, status, stake, payout, balance_before, balance_after, seed_pair_id, opened_at)
   SELECT gen_random_uuid(), $1, 'House', $2, 'EUR', 'open', 0, 0, 0, 0, s.id, $3 FROM seed_pair s WHERE s.player_id = $1 LIMIT 1`,
);
const dropRound = sql('test_drop_spin', `DELETE FROM round WHERE player_id = $1 AND status = 'open'`);
const keepAlive = sql('test_keep_alive', 'UPDATE game_session SET seen_at = $2 WHERE player_id = $1');
const wait = async (ms: number): Promise<void> => house.passTime(ms);
const at = (ms: number): Date => new Date(house.ctx.clock.now().getTime() + ms);
const query = (statement: Parameters<House['ctx']['db']['query']>[0], ...values: unknown[]) =>
  house.ctx.db.query(statement, values as never);

describe('it is refused', () => {
  const refusals: readonly {
    readonly why: string;
    readonly code: string;
    readonly given?: Given;
    readonly before: (player: PlayerSession) => Promise<unknown> | undefined;
  }[] = [
    { why: 'an hour later in an idle session', code: 'game_session_expired', before: () => wait(hour) },
    { why: 'while excluded', code: 'player_excluded', before: ({ playerId }) => query(exclude, playerId, at(hour)) },
    { why: 'during a break', code: 'player_timed_out', before: ({ playerId }) => query(stop, playerId, at(hour)) },
    {
      why: 'when a reality check is due',
      code: 'reality_check_due',
      before: async ({ playerId }) => {
        await query(guard, playerId);
        await query(dueCheck, playerId, at(-31 * minute), at(-minute));
      },
    },
    {
      why: 'while a round of the game waits',
      code: 'round_open',
      before: ({ playerId }) => query(openRound, playerId, game, at(-hour)),
    },
    {
      why: 'on another game',
      code: 'free_spins_none',
      given: { spin_game: 'slot-signal-box' },
      before: () => undefined,
    },
    { why: 'in another currency', code: 'free_spins_none', given: { currency: 'USD' }, before: () => undefined },
    { why: 'where none are left', code: 'free_spins_none', given: { spins: 0, bonus: '100' }, before: () => undefined },
    {
      why: 'when their time is over',
      code: 'free_spins_none',
      given: { spin_days: 1 },
      before: async (player) => {
        house.passTime(24 * hour);
        await query(keepAlive, player.playerId, at(0));
      },
    },
    {
      why: 'while people look at the grant',
      code: 'free_spins_none',
      given: { heldFor: 'payer' },
      before: () => undefined,
    },
  ];
  it.each(refusals)('$why', async ({ code, given, before }) => {
    const { player, grant, spin } = await seated(spinsOf(2, given));
    const kept = await amountsOf(grant);
    await before(player);
    expect(codeOf(await spin())).toBe(code);
    expect(await amountsOf(grant)).toEqual(kept);
    await query(dropRound, player.playerId);
    await query(stop, player.playerId, null);
  });

  it('faster than the table’s pace', async () => {
    const { player, grant, sessionId, spin } = await seated(spinsOf(3));
    expect(codeOf(await spin())).toBe('ok');
    const paced = { ...house.ctx, config: { ...house.ctx.config, paceQuickMs: 2_500 } };
    house.passTime(1_000);
    const input = { sessionId, roundId: randomUUID(), grantId: grant };
    expect(await playFreeSpinAt(paced, player, input)).toMatchObject({ code: 'too_soon', facts: { waitMs: 1_500 } });
    house.passTime(1_500);
    expect(codeOf(await playFreeSpinAt(paced, player, input))).toBe('ok');
  });

  it('with another player’s grant or table, and in a demo', async () => {
    const mine = await seated(spinsOf(2));
    const theirs = await seated(spinsOf(2));
    expect(codeOf(await mine.spin(randomUUID(), theirs.grant))).toBe('free_spins_none');
    const input = { sessionId: theirs.sessionId, roundId: randomUUID(), grantId: mine.grant };
    expect(codeOf(await playFreeSpinAt(house.ctx, mine.player, input))).toBe('game_session_invalid');
    const demo = await takeSeat(house, mine.player, game, { demo: true });
    expect(demo).toMatchObject({ freeSpins: null, bonus: null });
    const played = await playFreeSpinAt(house.ctx, mine.player, { ...input, sessionId: demo.sessionId });
    expect(codeOf(played)).toBe('game_session_invalid');
  });
});

describe('spins whose time runs out half-way', () => {
  it('are gone, and what was won stays', async () => {
    const { player, grant, sessionId, spin } = await seated(spinsOf(3));
    await spun(spin());
    house.passTime(7 * 24 * hour);
    await house.ctx.db.query(lapseGrant, [grant, house.ctx.clock.now()]);
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active', spins_left: 0 });
    expect(await fundsOf(house, player)).toMatchObject({ bonus: wonAt(winning) });
    await query(keepAlive, player.playerId, at(0));
    expect(codeOf(await spin())).toBe('free_spins_none');
    expect(await gameSession(house.ctx, player, sessionId)).toMatchObject({ value: { freeSpins: null } });
  });
});

const unlock = sql('test_unlock', 'SELECT unlock_winnings($1, NULL, $2) AS unlocked');
const unlockNow = async (grant: string): Promise<boolean> => {
  const [row] = await house.ctx.db.query<{ unlocked: boolean }>(unlock, [grant, house.ctx.clock.now()]);
  return row?.unlocked === true;
};

describe('locked winnings', () => {
  it('are not in the purse until a deposit, which adds its part, and are then to be staked', async () => {
    const { player, grant, spin } = await seated(spinsOf(1, locked));
    const won = wonAt(winning);
    const { round, balance, freeSpins } = await spun(spin());
    expect({ balance, after: round.balanceAfter, locks: freeSpins.locked }).toEqual({
      balance: '0.00',
      after: '0.00',
      locks: true,
    });
    expect(await amountsOf(grant)).toMatchObject({ locked: won, bonus: 0n, required: '0' });
    expect(await grantOf(house, grant)).toMatchObject({ state: 'active' });

    const extra = (won * 50n) / 100n;
    expect(await unlockNow(grant)).toBe(true);
    expect(await unlockNow(grant)).toBe(false);
    expect(await amountsOf(grant)).toMatchObject({
      locked: 0n,
      bonus: won + extra,
      required: counts((won + extra) * 10n),
    });
    expect(await fundsOf(house, player)).toMatchObject({ bonus: won + extra });
    expect(await movementsOf(house, grant)).toEqual([
      `bonus_unlock bonus ${won + extra}`,
      `bonus_unlock locked -${won}`,
      ...(extra > 0n ? [`bonus_unlock promotions -${extra}`] : []),
    ]);
  });

  it('come to the same whether the deposit is made before the spins, between them or after', async () => {
    const results = [];
    for (const after of [0, 1, 3]) {
      const { player, grant, spin } = await seated(spinsOf(3, locked));
      for (let played = 0; played <= 3; played++) {
        if (played === after) expect(await unlockNow(grant)).toBe(true);
        if (played < 3) await spun(spin());
      }
      const { bonus } = await fundsOf(house, player);
      const { required, spins_won: won } = await amountsOf(grant);
      expect(bonus).toBe(won + (won * 50n) / 100n);
      results.push({ bonus, required });
    }
    expect(new Set(results.map(({ bonus, required }) => `${bonus} ${required}`)).size).toBe(1);
  });
});
