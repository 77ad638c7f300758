import { describe, expect, it } from 'vitest';
import { beadPlate, bigRoad, derivedColours, derivedRoad } from '#domain/games/baccarat/roads.ts';

const winners = { P: 'player', B: 'banker', T: 'tie' } as const;
/** `P`, `B` and `T` in the order of the rounds. */
const coups = (text: string) =>
  [...text].map((sign) => ({ winner: winners[sign as 'P'], playerPair: false, bankerPair: false }));
const places = (text: string) => bigRoad(coups(text)).map(({ column, row }) => `${column}:${row}`);
const letters = (colours: readonly string[]) => colours.map((colour) => colour[0]).join('');

describe('the bead plate', () => {
  it('takes six rounds a column, ties too', () => {
    const beads = beadPlate(coups('PBTPBTP'));
    expect(beads.map(({ column, row }) => [column, row])).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((row) => [0, row]),
      [1, 0],
    ]);
    expect(beads[2]?.winner).toBe('tie');
  });
});

describe('the big road', () => {
  it('goes down while one side wins and begins a column when the other does', () => {
    expect(places('BBPBBB')).toEqual(['0:0', '0:1', '1:0', '2:0', '2:1', '2:2']);
  });

  it('turns right at the sixth row', () => {
    expect(places('BBBBBBBBP')).toEqual(['0:0', '0:1', '0:2', '0:3', '0:4', '0:5', '1:5', '2:5', '1:0']);
  });

  it('turns right above a tail that lies in its way', () => {
    expect(places('BBBBBBBPPPPPP').slice(7)).toEqual(['1:0', '1:1', '1:2', '1:3', '1:4', '2:4']);
  });

  it('stays in its row after the turn', () => {
    // Two tails: the third run meets the second's at row 4, turns at row 3, and does not go down again behind it.
    expect(places('BBBBBBBBPPPPPPPBBBBBB').slice(15)).toEqual(['2:0', '2:1', '2:2', '2:3', '3:3', '4:3']);
  });

  it('counts ties on the win before them, and early ones on the first', () => {
    const marks = bigRoad(coups('TTBTPTT'));
    expect(marks.map(({ winner, ties }) => [winner, ties])).toEqual([
      ['banker', 3],
      ['player', 2],
    ]);
  });

  it('has no mark before somebody has won', () => {
    expect(bigRoad(coups('TT'))).toEqual([]);
  });
});

describe('the derived roads', () => {
  it.each([
    ['begin with the second mark of the second column', [2, 2], 1, 'r'],
    ['or on top of the third, when the second has one alone', [2, 1, 1], 1, 'b'],
    ['are red on top where the two columns before are alike', [2, 2, 1], 1, 'rr'],
    ['are blue on top where they differ', [3, 2, 1], 1, 'rb'],
    ['are blue where a column passes the end of the one before', [1, 2], 1, 'b'],
    ['are red again once it is longer by two', [1, 4], 1, 'brr'],
    ['compare two columns back for the small road', [1, 5, 2, 1], 2, 'bb'],
    ['and three for the cockroach road', [2, 1, 1, 2, 1], 3, 'rr'],
    ['say nothing of a short table', [4], 1, ''],
  ])('%s', (_, lengths, back, expected) => {
    expect(letters(derivedColours(lengths, back))).toBe(expected);
  });

  it('follow the runs and not the tails', () => {
    // A run of eight, twice: the second repeats the first at every mark, although both are laid with tails.
    const marks = derivedRoad(coups('BBBBBBBBPPPPPPPP'), 'big-eye');
    expect(marks.map(({ colour }) => colour)).toEqual(Array.from({ length: 7 }, () => 'red'));
    expect(marks.at(-1)).toMatchObject({ column: 1, row: 5 });
  });

  it('pass over ties', () => {
    const text = 'BBPPBPPPBBB';
    for (const road of ['big-eye', 'small', 'cockroach'] as const)
      expect(derivedRoad(coups([...text].join('T')), road)).toEqual(derivedRoad(coups(text), road));
  });

  it('reads a printed example: B B B, P, B B, P P, B', () => {
    // Lengths 3 1 2 2 1. Big eye: B2 top (3,1) differ; its second passes P1; P2 top (1,2) differ; second beside 2; B1 top (2,2).
    expect(letters(derivedRoad(coups('BBBPBBPPB'), 'big-eye').map(({ colour }) => colour))).toBe('bbbrr');
    // Small: B2's second beside 3; P2 top (2,3) differ; second passes 1; B1 top (2,1) differ.
    expect(letters(derivedRoad(coups('BBBPBBPPB'), 'small').map(({ colour }) => colour))).toBe('rbbb');
    // Cockroach: P2's second beside 3; B1 top (2,3) differ.
    expect(letters(derivedRoad(coups('BBBPBBPPB'), 'cockroach').map(({ colour }) => colour))).toBe('rb');
  });
});
