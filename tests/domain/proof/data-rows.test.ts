import { expect, it } from 'vitest';
import { lineOf, rowsOf, tablesOf } from '#domain/proof/algorithm/data-rows.ts';

it('makes a table with heads of a list of fields, and leaves cells empty that a row has not', () => {
  expect(
    rowsOf([
      { spot: 'a', pays: [1, 2] },
      { spot: 'b', more: true },
    ]),
  ).toEqual({
    heads: ['spot', 'pays', 'more'],
    rows: [
      ['a', '1, 2', ''],
      ['b', '', 'true'],
    ],
  });
});

it('makes a row of each field, of each long text with its index, and one of a short list', () => {
  expect(rowsOf({ A: 3, B: [1] })).toEqual({
    heads: [],
    rows: [
      ['A', '3'],
      ['B', '1'],
    ],
  });
  expect(rowsOf(['ABCDEFGHIJ', 'BCDEFGHIJK'])).toEqual({
    heads: [],
    rows: [
      ['0', 'ABCDEFGHIJ'],
      ['1', 'BCDEFGHIJK'],
    ],
  });
  expect(rowsOf([1, 2, 3])).toEqual({ heads: [], rows: [['1, 2, 3']] });
  expect(rowsOf('lost')).toEqual({ heads: [], rows: [['lost']] });
});

it('tells lists in lists apart in one line', () => {
  expect(lineOf([[0, 1], [2]])).toBe('0, 1 | 2');
  expect(lineOf([{ cell: 1, units: 2 }])).toBe('cell 1, units 2');
});

it('tells fields that hold fields in tables of their own', () => {
  const machine = { rows: 3, pays: { A: [1, 2] }, staying: { kind: 'spins', opens: 4 } };
  expect(tablesOf('machine', machine)).toEqual([
    { name: 'machine.rows', heads: [], rows: [['3']] },
    { name: 'machine.pays', heads: [], rows: [['A', '1, 2']] },
    {
      name: 'machine.staying',
      heads: [],
      rows: [
        ['kind', 'spins'],
        ['opens', '4'],
      ],
    },
  ]);
  expect(tablesOf('pays', { A: [1, 2] })).toEqual([{ name: 'pays', heads: [], rows: [['A', '1, 2']] }]);
});
