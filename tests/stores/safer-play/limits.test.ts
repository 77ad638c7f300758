import { describe, expect, it } from 'vitest';
import { fieldText } from '#stores/safer-play/limit-form.ts';
import {
  changeOf,
  isDue,
  type Limit,
  leftOf,
  parseBound,
  showBound,
  typedBound,
  usedPercent,
} from '#stores/safer-play/limits.ts';

const limit = (part: Partial<Limit> = {}): Limit => ({
  kind: 'deposit',
  period: 'DAY',
  value: '100.00',
  used: '25.00',
  pending: null,
  ...part,
});

describe('what is typed into a limit', () => {
  it.each([
    ['50', '50.00'],
    [' 12.5 ', '12.50'],
    ['12,50', '12.50'],
    ['€50', '50.00'],
    ['050 EUR', '50.00'],
    ['$50', undefined],
    ['', null],
    ['0', undefined],
    ['1e3', undefined],
    ['12.505', undefined],
    ['-5', undefined],
  ])('reads %j as money %j', (typed, wire) => {
    expect(parseBound('deposit', 'DAY', typed)).toBe(wire);
  });

  it.each([
    ['2', 'DAY', '120'],
    ['2:30', 'DAY', '150'],
    ['2：30', 'DAY', '150'],
    ['２：３０', 'DAY', '150'],
    ['٢:٣٠', 'DAY', '150'],
    ['२∶३०', 'DAY', '150'],
    ['٢٫٥', 'DAY', '150'],
    ['2.5', 'DAY', '150'],
    ['0,25', 'DAY', '15'],
    ['24', 'DAY', '1440'],
    ['24:01', 'DAY', undefined],
    ['25', 'WEEK', '1500'],
    ['2:60', 'DAY', undefined],
    ['0', 'DAY', undefined],
    ['', 'DAY', null],
  ] as const)('reads %j hours in a %s as %j minutes', (typed, period, wire) => {
    expect(parseBound('session', period, typed)).toBe(wire);
  });

  it.each([
    ['deposit', '50.00', '50'],
    ['deposit', '12.50', '12.50'],
    ['session', '120', '2'],
    ['session', '95', '1:35'],
    ['session', '5', '0:05'],
  ] as const)('shows %s %s in its field as %s, which reads as the same', (kind, wire, text) => {
    expect(typedBound(kind, wire)).toBe(text);
    expect(parseBound(kind, 'DAY', text)).toBe(wire);
  });

  it('shows what was typed before what holds, an emptied field too', () => {
    expect(fieldText(null, limit())).toBe('100');
    expect(fieldText('', limit())).toBe('');
  });
});

describe('a change of a limit', () => {
  it.each([
    ['100.00', '99.99', 'tighter'],
    ['100.00', '100.00', 'same'],
    ['100.00', '100.01', 'looser'],
    ['100.00', null, 'looser'],
    [null, '100000.00', 'tighter'],
    [null, null, 'same'],
    ['90.00', '100.00', 'looser'],
  ] as const)('from %s to %s is %s', (value, next, change) => {
    expect(changeOf(limit({ value }), next)).toBe(change);
  });

  it('is due at its moment and not before', () => {
    const pending = { value: null, dueAt: '2027-01-02T12:00:00.000Z' };
    const at = Date.parse(pending.dueAt);
    expect([isDue(pending, at - 1), isDue(pending, at)]).toEqual([false, true]);
  });
});

describe('what of a limit is used', () => {
  it('leaves what was not used, and nothing when more was used than a lowered limit allows', () => {
    expect(leftOf(limit())).toBe('75.00');
    expect(leftOf(limit({ used: '130.00' }))).toBe('0.00');
    expect(leftOf(limit({ value: null }))).toBeNull();
    expect(leftOf(limit({ kind: 'session', value: '90', used: '20' }))).toBe('70');
  });

  it('fills the bar up to its end, however much was used', () => {
    expect(usedPercent(limit())).toBe(25);
    expect(usedPercent(limit({ used: '500.00' }))).toBe(100);
    expect(usedPercent(limit({ value: null }))).toBe(0);
  });

  it('is said in the form of its kind', () => {
    expect(showBound('loss', '1234.50')).toBe('€1,234.50');
    expect(showBound('session', '150')).toBe('2 hours 30 minutes');
    expect(showBound('session', '0')).toBe('0 minutes');
  });
});
