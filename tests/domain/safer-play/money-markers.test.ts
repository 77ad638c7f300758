import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#domain/safer-play/behaviour.ts';
import { findCancelledWithdrawals } from '#domain/safer-play/markers/cancelled-withdrawals.ts';
import { findChasing } from '#domain/safer-play/markers/chasing.ts';
import { findFailedDeposits } from '#domain/safer-play/markers/failed-deposits.ts';
import { findRisingDeposits } from '#domain/safer-play/markers/rising-deposits.ts';
import { at, behaviour, days, deposit, stretch } from './behaviours.ts';

describe('chasing', () => {
  const chase = (count: number, afterMs: number, netCents = -1_000) =>
    behaviour({
      stretches: days(count, 1, (day) => stretch(day, { netCents })),
      deposits: days(count, 1, (day) => deposit(at(day, 21) + afterMs)),
    });

  it('is money paid in again within an hour after a loss, on three days', () => {
    expect(findChasing(chase(3, hourMs))).toEqual({
      kind: 'chasing',
      strength: 1,
      facts: { days: 3, ofDays: 21, deposits: 3, cents: 6_000n },
    });
  });
  it('grows with the days', () => {
    expect([5, 6, 9, 10].map((count) => findChasing(chase(count, 0))?.strength)).toEqual([1, 2, 2, 3]);
  });
  it.each([
    ['on two days', chase(2, 0)],
    ['a moment later than an hour after', chase(5, hourMs + 1)],
    ['after a win', chase(5, 0, 1)],
    ['after what came out even', chase(5, 0, 0)],
    ['before the first stake', { ...chase(5, 0), deposits: days(5, 1, (day) => deposit(at(day, 19))) }],
    ['when it was refused', { ...chase(5, 0), deposits: days(5, 1, (day) => deposit(at(day, 21), 2_000, false)) }],
    ['on few of many days of play', { ...chase(13, 0), deposits: days(3, 1, (day) => deposit(at(day, 21))) }],
    [
      'longer ago than three weeks',
      behaviour({ stretches: days(30, 22, stretch), deposits: days(30, 22, (day) => deposit(at(day, 21))) }),
    ],
  ])('is none %s', (_, own) => {
    expect(findChasing(own)).toBeUndefined();
  });
  it('counts what the whole session had lost until then, not what its last part won', () => {
    const parts = (lost: number) =>
      behaviour({
        stretches: days(3, 1, (day) => [
          stretch(day, { hour: 20, netCents: -lost }),
          stretch(day, { hour: 21, netCents: 500 }),
        ]).flat(),
        deposits: days(3, 1, (day) => deposit(at(day, 22))),
      });
    expect(findChasing(parts(501))?.facts).toMatchObject({ days: 3 });
    expect(findChasing(parts(500))).toBeUndefined();
  });
});

describe('rising deposits', () => {
  /** Twenty euros a week before, and then these. */
  const paid = (recent: readonly number[], since = at(400)) =>
    behaviour({
      since,
      deposits: [
        ...[80, 73, 66, 59, 52, 45, 38, 31].map((day) => deposit(at(day))),
        ...recent.map((cents, index) => deposit(at(20 - index), cents)),
      ].filter((one) => one.at >= since),
    });

  it('are three times the usual sum in five deposits', () => {
    expect(findRisingDeposits(paid([4_800, 4_800, 4_800, 4_800, 4_800]))).toEqual({
      kind: 'rising_deposits',
      strength: 1,
      facts: { ofDays: 28, deposits: 5, cents: 24_000n, usualCents: 8_000n },
    });
  });
  it.each([
    ['a cent less', paid([4_800, 4_800, 4_800, 4_800, 4_799])],
    ['in four deposits', paid([9_000, 9_000, 9_000, 9_000])],
    ['of somebody whose first days these are', paid([4_800, 4_800, 4_800, 4_800, 4_800], at(41))],
    ['where nothing was paid in before', behaviour({ deposits: days(10, 1, (day) => deposit(at(day))) })],
  ])('are none: %s', (_, own) => {
    expect(findRisingDeposits(own)).toBeUndefined();
  });
});

describe('withdrawals taken back', () => {
  const taken = (count: number, playedAfterMs: number) =>
    behaviour({
      takenBack: days(count, 1, (day) => ({ at: at(day, 1), micros: 50_000_000n })),
      stretches: days(count, 1, (day) => ({
        ...stretch(day),
        begin: at(day, 1) + playedAfterMs,
        end: at(day, 1) + playedAfterMs + minuteMs,
      })),
    });

  it('are a marker when two were played', () => {
    expect(findCancelledWithdrawals(taken(2, hourMs))).toEqual({
      kind: 'cancelled_withdrawals',
      strength: 1,
      facts: { times: 2, ofDays: 28, cents: 10_000n },
    });
    expect([3, 4, 6, 7].map((count) => findCancelledWithdrawals(taken(count, hourMs))?.strength)).toEqual([1, 2, 2, 3]);
  });
  it('are none when it was one, or nothing was played', () => {
    expect(findCancelledWithdrawals(taken(1, hourMs))).toBeUndefined();
    expect(findCancelledWithdrawals({ ...taken(5, hourMs), stretches: [] })).toBeUndefined();
  });
  it('are none when what was played was before', () => {
    const own = behaviour({
      takenBack: [3, 2].map((day) => ({ at: at(day, 1), micros: 1n })),
      stretches: [stretch(10)],
    });
    expect(findCancelledWithdrawals(own)).toBeUndefined();
  });
});

describe('deposits refused in a row', () => {
  const run = (day: number, count: number) =>
    Array.from({ length: count }, (_, index) => deposit(at(day, 10) + index * minuteMs, 2_000, false));

  it('are a marker from five on, in runs of three', () => {
    expect(findFailedDeposits(behaviour({ deposits: run(5, 5) }))).toEqual({
      kind: 'failed_deposits',
      strength: 1,
      facts: { refused: 5, inARow: 5, ofDays: 28 },
    });
    expect(findFailedDeposits(behaviour({ deposits: [...run(9, 3), ...run(5, 3)] }))?.facts).toMatchObject({
      refused: 6,
      inARow: 3,
    });
  });
  it.each([
    ['four', run(5, 4)],
    ['runs of two', [...run(9, 2), ...run(7, 2), ...run(5, 2)]],
    ['five with one that succeeded between', [...run(5, 2), deposit(at(5, 11)), ...run(4, 3)]],
    [
      'five a day and more apart',
      days(9, 5, (day) => deposit(at(day, 24 - day), 2_000, false)).map((one, index) => ({
        ...one,
        at: one.at + index * 2 * hourMs,
      })),
    ],
  ])('are none: %s', (_, deposits) => {
    expect(findFailedDeposits(behaviour({ deposits }))).toBeUndefined();
  });
});
