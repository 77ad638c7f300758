import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showClock, showDuration, showMinute } from '#stores/format/time.ts';
import {
  $playClock,
  acknowledgeCheck,
  beginClock,
  clockOf,
  elapsedSeconds,
  type PlaySession,
  readPlayClock,
  type TableMoment,
  unknownClock,
} from '#stores/play/play-session.ts';
import { fakeNetwork } from '../browser.ts';

const path = '/profile-service/api/v1/profile/play-session';
const session = (part: Partial<PlaySession> = {}): PlaySession => ({
  startedAt: '2027-01-02T12:00:00.000Z',
  seconds: 600,
  totals: [{ currency: 'EUR', staked: '30.00', won: '10.00', net: '-20.00' }],
  realityCheck: null,
  secondsLeft: null,
  ...part,
});
const table = (part: Partial<TableMoment> = {}): TableMoment => ({
  currency: 'EUR',
  shownNetMinor: 0n,
  undecidedMinor: 0n,
  ...part,
});
const times = { nowMs: 1_000_000, wallMs: Date.parse('2027-01-02T12:20:00.000Z') };

beforeEach(() => $playClock.set(unknownClock));
afterEach(() => vi.unstubAllGlobals());

describe('the clock of play', () => {
  it('goes on from what the server counted, in its own steady time', () => {
    const clock = clockOf(unknownClock, session(), table(), times);
    expect(elapsedSeconds(clock, times.nowMs)).toBe(600);
    expect(elapsedSeconds(clock, times.nowMs + 61_999)).toBe(661);
  });

  it('stands at zero until something is staked', () => {
    const clock = clockOf(unknownClock, session({ startedAt: null, seconds: 0 }), table(), times);
    expect(elapsedSeconds(clock, times.nowMs + 90_000)).toBe(0);
    $playClock.set(clock);
    beginClock();
    const { beganMs } = $playClock.get();
    beginClock();
    expect($playClock.get().beganMs).toBe(beganMs);
  });

  it('is read in minutes and seconds, and said in words', () => {
    expect([0, 61, 3_725].map(showClock)).toEqual(['0:00', '1:01', '1:02:05']);
    expect([20, 60, 3_725].map(showDuration)).toEqual(['20 seconds', '1 minute', '1 hour 2 minutes']);
  });
});

describe('a moment that something waits for', () => {
  it('is told to the minute, and never before it is there', () => {
    const minutes = ['2027-01-02T12:00:00.000Z', '2027-01-02T12:00:00.001Z'].map((at) => showMinute(at).slice(-2));
    expect(minutes).toEqual(['00', '01']);
  });
});

describe('the net of a play session', () => {
  it('is the server’s less what this table has shown, so that its own rounds count once', () => {
    const clock = clockOf(unknownClock, session(), table({ shownNetMinor: -500n }), times);
    expect(clock.baseNetMinor).toBe(-1_500n);
  });

  it('is zero in a currency that was not played with', () => {
    expect(clockOf(unknownClock, session(), table({ currency: 'BTC' }), times).baseNetMinor).toBe(0n);
  });

  it('does not tell a result that is not shown yet: while a stake is in the air it stays as it was', () => {
    const before = clockOf(unknownClock, session(), table(), times);
    const won = session({ totals: [{ currency: 'EUR', staked: '31.00', won: '91.00', net: '60.00' }] });
    expect(clockOf(before, won, table({ undecidedMinor: null }), times).baseNetMinor).toBe(-2_000n);
  });

  it('leaves the stake of a round that waits out of it, as the table does until it is decided', () => {
    expect(clockOf(unknownClock, session(), table({ undecidedMinor: 200n }), times).baseNetMinor).toBe(-1_800n);
  });

  it('does not count an answer during which a round began and ended', async () => {
    fakeNetwork({ [`GET ${path}`]: { body: session() } });
    const moments = [table(), table({ shownNetMinor: 300n })];
    expect(await readPlayClock(() => moments.shift() ?? table())).toBe(false);
    expect($playClock.get().baseNetMinor).toBeNull();
  });

  it('stays unknown when no answer comes', async () => {
    fakeNetwork({ [`GET ${path}`]: 'network' });
    expect(await readPlayClock(table)).toBe(false);
    expect($playClock.get()).toEqual(unknownClock);
  });
});

describe('the reality check', () => {
  const check = { everyMinutes: 15, dueAt: '2027-01-02T12:15:00.000Z', due: false };

  it('is due when the server’s clock says so, whatever the browser’s shows', () => {
    const clock = clockOf(unknownClock, session({ realityCheck: check }), table(), times);
    // 600 s of 900 s have gone; the browser is ten minutes ahead.
    expect(clock.checkDueMs).toBe(times.nowMs + 300_000);
    expect(clock.check).toBeNull();
  });

  it('brings time and totals when it is due, and is gone once it is acknowledged', async () => {
    const due = session({ realityCheck: { ...check, due: true } });
    fakeNetwork({ [`GET ${path}`]: { body: due }, [`POST ${path}/acknowledge`]: { status: 204 } });
    await readPlayClock(table);
    expect($playClock.get().check).toEqual(due);
    expect(await acknowledgeCheck()).toBe(true);
    expect($playClock.get().check).toBeNull();
  });

  it('stays when the acknowledgement was not heard', async () => {
    const due = session({ realityCheck: { ...check, due: true } });
    fakeNetwork({ [`GET ${path}`]: { body: due }, [`POST ${path}/acknowledge`]: 'network' });
    await readPlayClock(table);
    expect(await acknowledgeCheck()).toBe(false);
    expect($playClock.get().check).toEqual(due);
  });
});
