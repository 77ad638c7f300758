import { expect, it } from 'vitest';
import { gameIds } from '#domain/games/book/registry.ts';
import type { LineMachine } from '#domain/games/slots/lines/machine.ts';
import { algorithmPage } from '#domain/proof/algorithm/page.ts';

const machines = gameIds.flatMap((id) => {
  const { machine } = algorithmPage(id).data as { machine?: LineMachine };
  return machine && 'paylines' in machine ? [{ id, machine }] : [];
});

/** Prizes of a machine that no stop of its reels can bring: `W3` is three of W from the left. */
const emptyPrizes = ({ strips, pays, wild, feature }: LineMachine): string[] =>
  Object.entries(pays).flatMap(([symbol, units]) =>
    units.flatMap((prize, index) => {
      const reels = strips.slice(0, index + 1);
      const stands = (strip: string) => strip.includes(symbol) || (symbol !== feature && strip.includes(wild));
      const comes = reels.every(stands) && (symbol === wild || reels.some((strip) => strip.includes(symbol)));
      return prize === 0 || comes ? [] : [`${symbol}${index + 1}`];
    }),
  );

it.each(machines)('$id tells no prize that its reels cannot bring', ({ machine }) => {
  expect(emptyPrizes(machine)).toEqual([]);
});

it('sees a prize for wilds that the first reel does not have', () => {
  const machine = { strips: ['AB', 'AW', 'AW'], pays: { A: [0, 0, 5], W: [0, 0, 9] }, wild: 'W', feature: 'O' };
  expect(emptyPrizes({ ...machine, rows: 1, paylines: [[0, 0, 0]], unitsAStake: 1 })).toEqual(['W3']);
  expect(machines.length).toBeGreaterThanOrEqual(12);
});
