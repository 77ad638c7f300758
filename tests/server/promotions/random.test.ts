import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/db.ts';
import { lapseGrant } from '#server/db/queries/promotion-money.ts';
import type { PlayerSession } from '#server/services/caller.ts';
import { BonusBook, type BonusEvent, replay } from '#tests/support/oracles/bonus-replay.ts';
import { addPlayer, fund, fundsOf, type House, hour, openHouse } from '../games/house.ts';
import { seatPlayer } from '../wallet/studio.ts';
import { end, give, grantOf, prove } from './grants.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** One thing that happens; numbers name what is there by then, so that they meet again. */
const round = fc.constantFrom('r1', 'r2');
const which = fc.nat({ max: 3 });
const step = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('bet' as const), round, amountMinor: fc.bigInt(1n, 200n) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('win' as const), round, amountMinor: fc.bigInt(0n, 500n) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('settle' as const), round }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('rollback' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('forfeit' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lapse' as const), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('deposit' as const), amountMinor: fc.bigInt(1n, 300n) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 13, 25) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('earn' as const),
      bonusMinor: fc.bigInt(0n, 600n),
      times: fc.nat({ max: 2 }),
      weight: fc.constantFrom(10_000n, 2_500n, 333n),
      stakeMaxMinor: fc.option(fc.bigInt(150n, 300n)),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Does it in the database and returns its answer, and the event that it was; nothing for what does not concern money. */
const doing = (player: PlayerSession) => {
  const provider = `studio-${player.playerId}`;
  const grants = new Map<string, string>();
  const [bets, earned]: [string[], string[]] = [[], []];
  let taken = 0;
  /** A round that was settled is over for good: the next bet of its name is another's. */
  const laps = new Map<string, number>();
  let seat: Awaited<ReturnType<typeof seatPlayer>> | undefined;
  return async (next: Step): Promise<{ event: BonusEvent; outcome: string } | undefined> => {
    const at = house.ctx.clock.now().getTime();
    seat ??= await seatPlayer(house, player, 'EUR', provider);
    const nameOf = (name: string) => `${name}.${laps.get(name) ?? 0}`;
    switch (next.do) {
      case 'wait':
        house.passTime(next.hours * hour);
        seat = undefined;
        return undefined;
      case 'deposit':
        await fund(house, player, 'EUR', next.amountMinor);
        return { event: { kind: 'deposit', amountMinor: next.amountMinor }, outcome: 'ok' };
      case 'earn': {
        // Those that are earned later wait longer.
        house.passTime(1);
        const required = next.bonusMinor * BigInt(next.times) * 10_000n;
        const id = `g${earned.length}`;
        const terms = { bonusMinor: next.bonusMinor, required, weight: next.weight, stakeMaxMinor: next.stakeMaxMinor };
        grants.set(
          id,
          await give(house, player, {
            bonus: String(next.bonusMinor),
            wager_required: String(required),
            weights: { '*': Number(next.weight) },
            stake_max: next.stakeMaxMinor === null ? null : String(next.stakeMaxMinor),
            days: 1,
          }),
        );
        earned.push(id);
        return { event: { kind: 'earn', at: at + 1, id, ...terms, lastsMs: 24 * hour }, outcome: 'ok' };
      }
      case 'bet': {
        const [id, name] = [`b${taken}`, nameOf(next.round)];
        const { outcome } = await seat.bet(id, next.amountMinor, { round: name });
        taken += 1;
        if (outcome === 'ok') bets.push(id);
        return { event: { kind: 'bet', at, round: name, id, amountMinor: next.amountMinor }, outcome };
      }
      case 'win': {
        const name = nameOf(next.round);
        const { outcome } = await seat.win(`w${crypto.randomUUID()}`, next.amountMinor, { round: name });
        return { event: { kind: 'win', at, round: name, amountMinor: next.amountMinor }, outcome };
      }
      case 'settle': {
        const name = nameOf(next.round);
        const { outcome } = await seat.endRound(`e${crypto.randomUUID()}`, { round: name });
        if (outcome === 'ok') laps.set(next.round, (laps.get(next.round) ?? 0) + 1);
        return { event: { kind: 'settle', at, round: name }, outcome };
      }
      case 'rollback': {
        // One of the last: those before are mostly decided.
        const bet = bets.at(-1 - next.which);
        if (bet === undefined) return undefined;
        const { outcome } = await seat.rollback(`x${crypto.randomUUID()}`, bet);
        return { event: { kind: 'rollback', at, bet }, outcome };
      }
      case 'forfeit':
      case 'lapse': {
        const id = earned.at(-1 - next.which);
        const grant = id && grants.get(id);
        if (!id || !grant) return undefined;
        const outcome = next.do === 'forfeit' ? await end(house, grant, 'cancelled', 'forfeited') : await lapse(grant);
        return { event: { kind: next.do, at, id }, outcome };
      }
    }
  };
};
const lapse = async (grant: string): Promise<string> => {
  const [row] = await house.ctx.db.query<{ code: string }>(lapseGrant, [grant, house.ctx.clock.now()]);
  return row?.code ?? '';
};

const leaks = sql(
  'test_bonus_leaks',
  `SELECT m.kind FROM movement m JOIN posting b ON b.movement_id = m.id JOIN account ba ON ba.id = b.account_id AND ba.kind = 'bonus'
     JOIN posting c ON c.movement_id = m.id JOIN account ca ON ca.id = c.account_id AND ca.kind = 'cash'
   WHERE b.amount < 0 AND c.amount > 0 AND m.kind <> 'bonus_release'`,
);
const listGrants = sql(
  'test_grants_of',
  `SELECT state, trim_scale(wagered)::text AS wagered, ended_why AS why FROM promotion_grant WHERE player_id = $1 ORDER BY queued_at`,
);
const readHouse = sql(
  'test_house_of',
  `SELECT coalesce(sum(p.amount) FILTER (WHERE a.kind = 'gaming'), 0)::bigint AS gaming,
     coalesce(sum(p.amount) FILTER (WHERE a.kind = 'promotions'), 0)::bigint AS promotions
   FROM movement m JOIN posting p ON p.movement_id = m.id JOIN account a ON a.id = p.account_id WHERE m.player_id = $1`,
);

it('any sequence of deposits, bets, prizes, rollbacks, forfeits and expiries ends where its replay says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.bigInt(0n, 1_500n), fc.array(step, { minLength: 25, maxLength: 60 }), async (cash, steps) => {
      const player = await addPlayer(house, 'EUR', cash);
      const act = doing(player);
      const events: BonusEvent[] = [{ kind: 'deposit', amountMinor: cash }];
      const book = new BonusBook();
      for (const event of events) book.apply(event);
      for (const next of steps) {
        const done = await act(next);
        if (!done) continue;
        events.push(done.event);
        expect({ event: done.event, outcome: book.apply(done.event) }).toEqual(done);
        expect(await fundsOf(house, player)).toEqual({ cash: book.cash, bonus: book.bonus });
        // Whatever happens, nothing is made and nothing is lost.
        expect(book.cash + book.bonus + book.gaming + book.promotions).toBe(book.deposited);
      }
      const again = replay(events);
      const [kept] = await house.ctx.db.query(readHouse, [player.playerId]);
      expect(kept).toEqual({ gaming: again.gaming, promotions: again.promotions });
      expect(await house.ctx.db.query(listGrants, [player.playerId])).toEqual(
        again.grants.map(({ state, why, wagered }) => ({ state, why, wagered: String(wagered) })),
      );
    }),
    { numRuns: 60 },
  );
  expect(await house.ctx.db.query(leaks)).toEqual([]);
  await prove(house);
});

it('the replay is of what is there: grantOf and it agree on one that runs', async () => {
  const player = await addPlayer(house, 'EUR');
  const grant = await give(house, player);
  const book = replay([
    {
      kind: 'earn',
      at: 0,
      id: 'g',
      bonusMinor: 1_000n,
      required: 100_000_000n,
      weight: 10_000n,
      stakeMaxMinor: null,
      lastsMs: hour,
    },
  ]);
  expect((await grantOf(house, grant)).state).toBe(book.grants[0]?.state);
});
