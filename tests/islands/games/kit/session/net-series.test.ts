import { expect, it } from 'vitest';
import { leastOf, linePath, mostOf, netSeries } from '#islands/games/kit/session/net-series.ts';

const round = (stake: string, payout: string, freeSpin?: true) => ({ stake, payout, freeSpin });

it('adds up what came back less what was staked, from the oldest round on', () => {
  const newestFirst = [
    round('2.00', '0.00'),
    round('0.00', '9.00', true),
    round('1.00', '3.50'),
    round('1.00', '0.20'),
  ];
  const series = netSeries(newestFirst, 'EUR');
  expect(series).toEqual([0n, -80n, 170n, -30n]);
  expect([leastOf(series), mostOf(series)]).toEqual([-80n, 170n]);
});

it('draws the line between its lowest and its highest net, with zero where it belongs', () => {
  expect(linePath([0n, -100n, 300n], 100, 40)).toEqual({
    line: 'M0.0 30.0L50.0 40.0L100.0 0.0',
    zero: 30,
    end: { x: 100, y: 0 },
  });
});

it('draws a flat line while nothing was played or nothing was won or lost', () => {
  expect(linePath(netSeries([], 'EUR'), 100, 40)).toEqual({ line: 'M0.0 20.0', zero: 20, end: { x: 0, y: 20 } });
  expect(linePath([0n, 0n], 100, 40).line).toBe('M0.0 20.0L100.0 20.0');
});
