import { describe, expect, it } from 'vitest';
import { gainBoxes } from '#islands/games/kit/felt/gains.ts';
import { fateOf, settledBets } from '#islands/games/kit/felt/settled.ts';

const record = {
  bets: [
    { spot: 'card:1:win:1', amount: '1.00' },
    { spot: 'card:1:win:2', amount: '2.00' },
    { spot: 'card:1:place:2', amount: '3.00' },
  ],
  addedBets: [{ spot: 'card:1:win:2', amount: '0.50' }],
  wins: [
    { spot: 'card:1:win:2', stake: '2.50', payout: '8.00' },
    { spot: 'card:1:place:2', stake: '3.00', payout: '1.50' },
  ],
};

describe('the bets of a round that is over', () => {
  it('lie where they lay, with what their record says they brought', () => {
    const bets = settledBets(record, 'EUR', (spot) => spot.replace('card:1:', ''));
    expect([...bets]).toEqual([
      ['win:1', { stakeMinor: 100n, payoutMinor: 0n }],
      ['win:2', { stakeMinor: 250n, payoutMinor: 800n }],
      ['place:2', { stakeMinor: 300n, payoutMinor: 150n }],
    ]);
    expect([...bets.values()].map(fateOf)).toEqual(['lost', 'won', 'returned']);
  });
});

describe('gains on a felt', () => {
  const felt = { width: 300, height: 100 };
  const chip = (id: string, x: number, words?: string) => ({ id, x, y: 50, size: 30, words });

  it('stand beside the chips that won, and nothing beside the others', () => {
    const boxes = gainBoxes(felt, [chip('a', 50, '+€1.00'), chip('b', 250)], 12);
    expect([...boxes.keys()]).toEqual(['a']);
    expect(boxes.get('a')?.x).toBeGreaterThan(50);
  });

  it('go to another side of a chip where something lies, and stay on the felt', () => {
    const boxes = gainBoxes(felt, [chip('a', 250, '+€100.00'), chip('b', 215)], 12);
    const { x = 0, y = 0, width = 0 } = boxes.get('a') ?? {};
    expect(x + width).toBeLessThanOrEqual(felt.width);
    expect(Math.abs(y - 42)).toBeGreaterThan(5);
  });

  it('leave what is printed to be read, and where they cannot, stand over it', () => {
    const printed = { x: 60, y: 40, width: 60, height: 20 };
    expect(gainBoxes(felt, [chip('a', 50, '+€1.00')], 12, [printed]).get('a')?.y).not.toBeCloseTo(42, 0);
    expect(gainBoxes(felt, [chip('a', 50, '+€1.00')], 12, [{ x: 0, y: 0, ...felt }]).size).toBe(1);
  });

  it('are left out where other chips leave no room', () => {
    const around = [-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].map((column) => ({ ...chip(`${row}:${column}`, 150 + 40 * column), y: 50 + 30 * row })),
    );
    const chips = around.map((one) => (one.id === '0:0' ? { ...one, words: '+€1.00' } : one));
    expect(gainBoxes(felt, chips, 12).size).toBe(0);
  });
});
