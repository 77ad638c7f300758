import { describe, expect, it } from 'vitest';
import { settle } from '#domain/games/roulette/roulette-european/rules.ts';
import { table } from '#domain/games/roulette/roulette-european/table.ts';
import { settle as settleWheels } from '#domain/games/roulette/roulette-multi/rules.ts';
import { settledOn, settledOnWheels } from '#islands/games/roulette/picture/settled.ts';

type Round = Parameters<ReturnType<typeof settledOn>>[0];
const wire = (minor: bigint): string => (Number(minor) / 100).toFixed(2);

const roundOf = (bets: Parameters<typeof settle>[0], { outcome, wins }: ReturnType<typeof settle>): Round =>
  ({
    bets: bets.map(({ spot, amountMinor }) => ({ spot, amount: wire(amountMinor) })),
    addedBets: [],
    wins: wins.map(({ spot, payoutMinor }) => ({ spot, payout: wire(payoutMinor) })),
    outcome,
  }) as unknown as Round;

const sum = (values: Iterable<{ readonly payoutMinor: bigint }>): bigint =>
  [...values].reduce((all, { payoutMinor }) => all + payoutMinor, 0n);

describe('the chips of a spin that is over', () => {
  const bets = [
    { spot: 'voisins', amountMinor: 900n },
    { spot: 'straight:7', amountMinor: 100n },
    { spot: 'red', amountMinor: 200n },
  ];

  it.each([7, 2, 0, 29])('on %s bring together what the round pays, a call bet in its parts', (pocket) => {
    const settled = settle(bets, pocket);
    const chips = settledOn(table)(roundOf(bets, settled), 'EUR');
    expect(chips.size).toBeGreaterThan(bets.length);
    expect(chips.has('voisins')).toBe(false);
    expect(sum(chips.values())).toBe(settled.payoutMinor);
  });

  it('lie once for all wheels, with what all of them paid', () => {
    const laid = bets.map(({ spot, amountMinor }) => ({ spot: `wheels:4:${spot}`, amountMinor: 4n * amountMinor }));
    const settled = settleWheels(laid, [7, 7, 0, 30]);
    const chips = settledOnWheels(table)(roundOf(laid, settled), 'EUR');
    expect(chips.get('straight:7')).toEqual({ stakeMinor: 400n, payoutMinor: 7_200n });
    expect(sum(chips.values())).toBe(settled.payoutMinor);
  });
});
