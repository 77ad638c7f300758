import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPlayer, audit, fund, fundsOf, type House, openHouse } from '../games/house.ts';
import { Oracle, type Step } from './oracle.ts';
import { seatPlayer } from './studio.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const id = fc.integer({ min: 1, max: 4 }).map(String);
const round = fc.constantFrom('r1', 'r2');
const amountMinor = fc.bigInt(0n, 400n);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ action: fc.constant('bet' as const), id, round, amountMinor }) },
  { weight: 3, arbitrary: fc.record({ action: fc.constant('win' as const), id, round, amountMinor }) },
  { weight: 3, arbitrary: fc.record({ action: fc.constant('rollback' as const), id, bet: id }) },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('end_round' as const), id, round }) },
  {
    weight: 1,
    arbitrary: fc.record({ action: fc.constant('adjust' as const), id, amountMinor: fc.bigInt(-300n, 300n) }),
  },
);

it('any sequence of commands is answered and booked as the oracle says', async () => {
  const funds = fc.record({ cash: fc.bigInt(1n, 900n), bonus: fc.bigInt(1n, 500n) });
  await fc.assert(
    fc.asyncProperty(funds, fc.array(step, { minLength: 1, maxLength: 25 }), async ({ cash, bonus }, steps) => {
      const player = await addPlayer(house, 'EUR', cash);
      await fund(house, player, 'EUR', bonus, 'bonus');
      const studio = await seatPlayer(house, player);
      const oracle = new Oracle(cash, bonus);
      for (const next of steps) {
        const { outcome, balanceMinor } = await send(studio, next);
        expect({ outcome, balanceMinor }).toEqual(oracle.apply(next));
      }
      expect(await fundsOf(house, player)).toEqual({ cash: oracle.cash, bonus: oracle.bonus });
    }),
    { numRuns: 150 },
  );
  await audit(house);
});

const send = (studio: Awaited<ReturnType<typeof seatPlayer>>, step: Step) => {
  switch (step.action) {
    case 'bet':
      return studio.bet(step.id, step.amountMinor, { round: step.round });
    case 'win':
      return studio.win(step.id, step.amountMinor, { round: step.round });
    case 'rollback':
      return studio.rollback(step.id, step.bet);
    case 'end_round':
      return studio.endRound(step.id, { round: step.round });
    case 'adjust':
      return studio.adjust(step.id, step.amountMinor);
  }
};
