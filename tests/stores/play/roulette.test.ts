import { beforeEach, describe, expect, it } from 'vitest';
import { table as american } from '#domain/games/roulette/roulette-american/table.ts';
import { table as european } from '#domain/games/roulette/roulette-european/table.ts';
import { createRouletteBoard } from '#stores/play/roulette.ts';

const { board, $chipsOnLayout } = createRouletteBoard(european);

const {
  $canRebet,
  $canUndo,
  $placed,
  $totalStake,
  clearBets,
  clearSpot,
  doubleBets,
  placeChip,
  rebet,
  rememberBets,
  undo,
  wireBets,
} = board;

const room = { maxStakeMinor: 50_000n, balanceMinor: 10_000n };
const on = (spot: string) => $placed.get().get(spot);

beforeEach(() => {
  rememberBets();
  rememberBets();
});

describe('the chips on the table', () => {
  it('add up on a spot, and undo takes the last one back', () => {
    placeChip('red', 100n, room);
    placeChip('red', 500n, room);
    expect(on('red')).toBe(600n);
    undo();
    expect(on('red')).toBe(100n);
    undo();
    expect([$placed.get().size, $canUndo.get()]).toEqual([0, false]);
  });

  it('of a call bet are one for each of its parts, shown where the croupier lays them', () => {
    placeChip('voisins', 100n, room);
    expect($totalStake.get()).toBe(900n);
    expect($chipsOnLayout.get().get('trio:0-2-3')).toBe(200n);
    expect($chipsOnLayout.get().get('split:4-7')).toBe(100n);
    expect(wireBets('EUR')).toEqual([{ spot: 'voisins', amount: '9.00' }]);
  });

  it('never pass the balance or the limit, and a refused chip changes nothing', () => {
    expect(placeChip('red', 10_001n, room)).toBe(false);
    expect(placeChip('red', 6_000n, room)).toBe(true);
    expect(doubleBets(room)).toBe(false);
    expect(placeChip('black', 100n, { ...room, maxStakeMinor: 6_050n })).toBe(false);
    expect($totalStake.get()).toBe(6_000n);
  });

  it('are cleared one by one or all, and either can be undone', () => {
    placeChip('red', 100n, room);
    placeChip('odd', 100n, room);
    clearSpot('red');
    expect(on('red')).toBeUndefined();
    clearBets();
    undo();
    undo();
    expect($totalStake.get()).toBe(200n);
  });

  it('of the last round can be placed again on a clear table, then doubled', () => {
    placeChip('straight:17', 100n, room);
    rememberBets();
    expect([$placed.get().size, $canRebet.get()]).toEqual([0, true]);
    rebet(room);
    doubleBets(room);
    expect(on('straight:17')).toBe(200n);
    expect($canRebet.get()).toBe(false);
  });

  it('of an American wheel lie on its own neighbours', () => {
    const { board: other, $chipsOnLayout: $lying } = createRouletteBoard(american);
    other.placeChip('neighbours:00:1', 100n, room);
    expect([...$lying.get()]).toEqual([
      ['straight:1', 100n],
      ['straight:00', 100n],
      ['straight:27', 100n],
    ]);
  });
});
