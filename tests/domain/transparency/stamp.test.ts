import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { headBytes, signedBytes, type TreeHead } from '#domain/transparency/head.ts';
import { isAhead, oddMoment, responseOf, stampsOfLines } from '#domain/transparency/stamp.ts';

const head: TreeHead = {
  logId: '1'.repeat(64),
  epoch: 2,
  size: 300,
  root: '2'.repeat(64),
  at: 1_795_000_000_123,
  signature: '3'.repeat(128),
};
const hour = 3_600_000;

test('a head is in bytes what RFC 9162 has it, field by field', () => {
  const hex = bytesToHex(headBytes(head));
  expect(hex).toBe(
    `20${head.logId}${head.at.toString(16).padStart(16, '0')}000000000000012c20${head.root}000cf000000800000000000000020040${head.signature}`,
  );
  expect(hex).toContain(bytesToHex(signedBytes(head)));
});

test.each([
  [0, undefined],
  [-5 * 60_000, undefined],
  [-5 * 60_000 - 1, 'before_head'],
  [24 * hour, undefined],
  [24 * hour + 1, 'late'],
])('a stamp of %d ms after its head is %s', (after, odd) => {
  expect(oddMoment(head.at, head.at + after)).toBe(odd);
});

test('a stamp is of a moment to come when two clocks that are kept cannot be so far apart', () => {
  expect(isAhead(head.at + 5 * 60_000, head.at)).toBe(false);
  expect(isAhead(head.at + 5 * 60_000 + 1, head.at)).toBe(true);
});

describe('the answer of an authority around a token', () => {
  test.each([
    [0, '3005'],
    [122, '307f'],
    [123, '308180'],
    [250, '3081ff'],
    [251, '30820100'],
    [65_530, '3082ffff'],
    [65_531, '3083010000'],
  ])('of %d bytes begins with its length', (length, start) => {
    const token = new Uint8Array(length).fill(7);
    expect(bytesToHex(responseOf(token))).toBe(`${start}3003020100${'07'.repeat(length)}`);
  });
});

describe('kept stamps', () => {
  const kept = { head: head.signature, headAt: head.at, stamp: { at: head.at + 1, by: 'Somebody', token: 'MAA=' } };

  test('are read line by line, without what else stands there', () => {
    const lines = [
      JSON.stringify(kept),
      JSON.stringify({ ...kept, more: 1 }),
      JSON.stringify(kept).slice(0, -9),
      '',
      'null',
    ];
    expect(stampsOfLines(lines.join('\n'))).toEqual([kept, kept]);
  });

  test.each([
    [{ head: 'x' }],
    [{ headAt: -1 }],
    [{ headAt: '1' }],
    [{ stamp: null }],
    [{ stamp: { ...kept.stamp, at: 1.5 } }],
    [{ stamp: { ...kept.stamp, by: 7 } }],
    [{ stamp: { ...kept.stamp, token: '' } }],
    [{ stamp: { ...kept.stamp, token: 'no base64' } }],
  ])('with %j are none', (wrong) => {
    expect(stampsOfLines(JSON.stringify({ ...kept, ...wrong }))).toEqual([]);
  });
});
