import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $crashClock, $crashTable, type CrashEvent, hearCrash, joinCrash } from '#stores/play/crash.ts';
import { believedMs, elapsedAt, shownMultiplier, stoppedClock } from '#stores/play/crash-clock.ts';
import {
  $crashStake,
  type CrashStake,
  cancelStake,
  cashOut,
  dismissRefusal,
  placeStake,
  resumeStake,
} from '#stores/play/crash-stake.ts';
import { $gameSession, type GameSession } from '#stores/play/game.ts';
import { publicIdOf } from '#stores/play/public-stake.ts';

const zero = Date.parse('2027-03-01T12:00:00.000Z');
/** The server's clock is ahead of the browser's by so much. */
const aheadMs = 5_000;
const serverAt = (ms: number) => new Date(zero + aheadMs + ms).toISOString();
const hex = 'ab'.repeat(32);
const round = {
  chain: 'crash-1',
  index: 7,
  commitment: hex,
  salt: 'salt',
  saltSource: 'stake x',
  opensAt: serverAt(0),
  startsAt: serverAt(7_000),
};
const result = {
  chain: 'crash-1',
  index: 7,
  commitment: hex,
  salt: 'salt',
  link: hex,
  outcome: { point: '1.98', instant: false },
  endedAt: serverAt(16_900),
};
const table: CrashEvent = {
  type: 'table',
  serverNow: serverAt(0),
  phase: 'betting',
  round,
  elapsedMs: null,
  nextAt: null,
  stakes: [],
  history: [],
};
const line = (id: string) =>
  ({ id, name: 'Ad***', amount: '1.00', currency: 'EUR', left: null, payout: null }) as const;
const stakeId = '00000000-0000-4000-8000-00000000000a';
const stake = (part: Partial<CrashStake> = {}): CrashStake => ({
  id: stakeId,
  chain: 'crash-1',
  index: 7,
  demo: false,
  currency: 'EUR',
  amount: '1.00',
  bets: [{ spot: 'auto:2.00', amount: '1.00' }],
  status: 'open',
  payout: '0.00',
  target: '2.00',
  left: null,
  ...part,
});

let sent: { readonly call: string; readonly key: string | null }[] = [];
let answers: (() => Response)[] = [];
const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });
const answer = (part: Partial<CrashStake> = {}, balance = '9.00') => json({ stake: stake(part), balance });
const refuse = (code: string, status = 409) => json({ code, message: '', requestId: 'q' }, status);
const hangUp = () => {
  throw new TypeError('fetch failed');
};
const finish = async (action: Promise<void>) => {
  await vi.runAllTimersAsync();
  await action;
};
const bet = { spot: 'auto:2.00', amount: '1.00' };
const balance = () => {
  const game = $gameSession.get();
  return game.state === 'open' ? game.session.balance : undefined;
};

beforeEach(() => {
  vi.useFakeTimers({ now: zero });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ call: `${init.method} ${path.split('/crash/')[1]}`, key });
    return (answers.shift() ?? hangUp)();
  });
  vi.stubGlobal('window', { parent: undefined, location: { origin: 'http://localhost' } });
  Object.assign(window, { parent: window });
  sent = [];
  answers = [];
  $gameSession.set({
    state: 'open',
    session: { sessionId: stakeId, currency: 'EUR', demo: false, balance: '10.00' } as GameSession,
  });
  $crashTable.set({ state: 'connecting' });
  $crashStake.set({ state: 'none' });
  $crashClock.set(stoppedClock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the table', () => {
  it('is what the snapshot says, and follows a round to its end', () => {
    hearCrash(table);
    expect($crashTable.get()).toMatchObject({ state: 'open', live: true, phase: 'betting', round: { index: 7 } });
    hearCrash({ type: 'started', startsAt: serverAt(7_000), serverNow: serverAt(7_000) });
    expect($crashTable.get()).toMatchObject({ phase: 'running' });
    hearCrash({ type: 'ended', result, nextAt: serverAt(19_900) });
    expect($crashTable.get()).toMatchObject({ phase: 'ended', history: [result], nextAt: serverAt(19_900) });
    hearCrash({ type: 'betting', round: { ...round, index: 8 }, serverNow: serverAt(19_900) });
    expect($crashTable.get()).toMatchObject({ phase: 'betting', round: { index: 8 }, stakes: [], nextAt: null });
  });

  it('lists the stakes that are in, that left, and no longer those taken back', () => {
    hearCrash(table);
    hearCrash({ type: 'stakes', placed: [line('a'), line('b'), line('a')], left: [], cancelled: [] });
    hearCrash({ type: 'stakes', placed: [], left: [{ id: 'a', left: '1.50', payout: '1.50' }], cancelled: ['b'] });
    expect($crashTable.get()).toMatchObject({ stakes: [{ ...line('a'), left: '1.50', payout: '1.50' }] });
  });

  it('learns start and salt from the first stake of a chain', () => {
    hearCrash({ ...table, round: { ...round, startsAt: null, salt: null, saltSource: null } });
    hearCrash({ type: 'countdown', round, serverNow: serverAt(0) });
    expect($crashTable.get()).toMatchObject({ phase: 'betting', round: { startsAt: round.startsAt, salt: 'salt' } });
  });
});

describe('the flight', () => {
  const fly = () => {
    hearCrash(table);
    vi.setSystemTime(zero + 7_000);
    hearCrash({ type: 'started', startsAt: serverAt(7_000), serverNow: serverAt(7_000) });
  };
  it('is drawn by the server’s clock', () => {
    fly();
    vi.setSystemTime(zero + 17_000);
    hearCrash({ type: 'tick', elapsedMs: 10_000 });
    expect(elapsedAt($crashClock.get(), zero + 17_050)).toBe(10_050);
    expect(shownMultiplier($crashClock.get(), zero + 17_000)).toBe(200);
  });
  it('does not go on without ticks', () => {
    fly();
    expect(elapsedAt($crashClock.get(), zero + 60_000)).toBe(believedMs);
  });
  it('is unknown before the start and after the end', () => {
    hearCrash(table);
    expect(shownMultiplier($crashClock.get(), zero)).toBeNull();
    fly();
    hearCrash({ type: 'ended', result, nextAt: serverAt(19_900) });
    expect(shownMultiplier($crashClock.get(), zero + 7_100)).toBeNull();
  });
  it('takes the shortest way for the clocks’ difference', () => {
    fly();
    vi.setSystemTime(zero + 8_400);
    hearCrash({ type: 'tick', elapsedMs: 1_000 });
    expect(elapsedAt($crashClock.get(), zero + 8_400)).toBe(1_000 + believedMs);
    hearCrash({ type: 'tick', elapsedMs: 1_350 });
    expect(elapsedAt($crashClock.get(), zero + 8_400)).toBe(1_400);
  });
});

describe('a stake of one’s own', () => {
  beforeEach(() => hearCrash(table));

  it('is in when the server says so, and the purse follows', async () => {
    answers = [answer()];
    await finish(placeStake(bet));
    expect($crashStake.get()).toEqual({ state: 'in', stake: stake() });
    expect(balance()).toBe('9.00');
  });

  it('whose answer is lost is asked for under the same key, at last by the player', async () => {
    await finish(placeStake(bet));
    expect($crashStake.get().state).toBe('lost');
    answers = [answer()];
    await finish(resumeStake());
    expect($crashStake.get().state).toBe('in');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent.length).toBeGreaterThan(4);
  });

  it('that is refused is not there, and another may be placed', async () => {
    answers = [refuse('betting_closed'), answer()];
    await finish(placeStake(bet));
    expect($crashStake.get()).toMatchObject({ state: 'refused', failed: { code: 'betting_closed' }, stake: null });
    dismissRefusal();
    await finish(placeStake(bet));
    expect($crashStake.get().state).toBe('in');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('is one: a second is not even sent', async () => {
    answers = [answer()];
    await finish(placeStake(bet));
    await finish(placeStake(bet));
    expect(sent).toHaveLength(1);
  });

  it('is taken back whole', async () => {
    answers = [answer(), answer({ status: 'cancelled' }, '10.00')];
    await finish(placeStake(bet));
    await finish(cancelStake());
    expect($crashStake.get()).toMatchObject({ state: 'over', stake: { status: 'cancelled' } });
    expect(sent.at(-1)?.call).toBe(`DELETE stake/${stakeId}`);
    expect(balance()).toBe('10.00');
  });

  it('leaves by hand, also when the first call got no answer', async () => {
    answers = [answer(), hangUp, answer({ status: 'won', payout: '1.50', left: '1.50' }, '10.50')];
    await finish(placeStake(bet));
    await finish(cashOut());
    expect($crashStake.get()).toMatchObject({ state: 'over', stake: { left: '1.50' } });
    expect(balance()).toBe('10.50');
  });

  it('that would leave too late is read until it is settled', async () => {
    answers = [answer(), refuse('round_already_settled'), answer(), answer({ status: 'lost' })];
    await finish(placeStake(bet));
    await finish(cashOut());
    expect($crashStake.get()).toMatchObject({ state: 'over', stake: { status: 'lost' } });
  });

  it('that reached its target is read at once', async () => {
    answers = [answer(), answer({ status: 'won', left: '2.00' }, '11.00')];
    await finish(placeStake(bet));
    const id = publicIdOf(stakeId);
    hearCrash({ type: 'stakes', placed: [], left: [{ id, left: '2.00', payout: '2.00' }], cancelled: [] });
    await vi.runAllTimersAsync();
    expect($crashStake.get()).toMatchObject({ state: 'over', stake: { status: 'won' } });
    expect(balance()).toBe('11.00');
  });

  it('that went down with the round is read after its end', async () => {
    answers = [answer(), answer({ status: 'lost' })];
    await finish(placeStake(bet));
    hearCrash({ type: 'ended', result, nextAt: serverAt(19_900) });
    await vi.runAllTimersAsync();
    expect($crashStake.get()).toMatchObject({ state: 'over', stake: { status: 'lost' } });
  });

  it('is taken up after a reload', () => {
    hearCrash({ type: 'mine', stake: stake() });
    expect($crashStake.get()).toEqual({ state: 'in', stake: stake() });
  });

  it('of a round that ended while the line was broken is read', async () => {
    answers = [answer(), answer({ status: 'won', left: '2.00' }, '11.00')];
    await finish(placeStake(bet));
    hearCrash({ ...table, round: { ...round, index: 8 } });
    hearCrash({ type: 'mine', stake: null });
    await vi.runAllTimersAsync();
    expect($crashStake.get()).toMatchObject({ state: 'over', stake: { status: 'won' } });
  });
});

class FakeEventSource {
  static readonly all: FakeEventSource[] = [];
  readonly url: string;
  readyState = 0;
  closed = false;
  onmessage: (message: { data: string }) => void = () => {};
  onerror: () => void = () => {};
  constructor(url: string) {
    this.url = url;
    FakeEventSource.all.push(this);
  }
  close() {
    this.closed = true;
  }
}

describe('the line', () => {
  it('is opened at the stream’s address, says when it breaks, and begins anew with a snapshot', () => {
    vi.stubGlobal('EventSource', FakeEventSource);
    const leave = joinCrash();
    const source = FakeEventSource.all.at(-1);
    expect(source?.url).toMatch(/\/crash\/stream$/);
    source?.onmessage({ data: JSON.stringify(table) });
    expect($crashTable.get()).toMatchObject({ live: true });
    source?.onerror();
    expect($crashTable.get()).toMatchObject({ live: false });
    source?.onmessage({ data: JSON.stringify(table) });
    expect($crashTable.get()).toMatchObject({ live: true });
    leave();
    expect(source?.closed).toBe(true);
  });

  it('that the server refuses is tried again, each time later', () => {
    vi.stubGlobal('EventSource', FakeEventSource);
    const leave = joinCrash();
    const before = FakeEventSource.all.length;
    const refused = () => {
      const source = FakeEventSource.all.at(-1);
      if (source) source.readyState = 2;
      source?.onerror();
    };
    refused();
    vi.advanceTimersByTime(1_000);
    expect(FakeEventSource.all.length).toBe(before + 1);
    refused();
    vi.advanceTimersByTime(1_000);
    expect(FakeEventSource.all.length).toBe(before + 1);
    vi.advanceTimersByTime(1_000);
    expect(FakeEventSource.all.length).toBe(before + 2);
    leave();
  });
});
