import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $gameSession, type GameSession } from '#stores/play/game.ts';
import { type RaceEvent, races } from '#stores/play/races.ts';
import type { Slip } from '#stores/play/slip-types.ts';

const { $table: $races, $slip, hear: hearRaces, placeSlip, cancelSlip, resumeSlip } = races;

const hex = 'ab'.repeat(32);
const at = '2027-03-01T12:00:00.000Z';
const race = (index: number) => ({
  chain: 'horses-1',
  index,
  commitment: hex,
  salt: 'salt',
  saltSource: 'stake x',
  opensAt: at,
  startsAt: at,
});
const result = (index: number) => ({
  chain: 'horses-1',
  index,
  commitment: hex,
  salt: 'salt',
  link: hex,
  endedAt: at,
  outcome: { card: index, order: [1, 2, 3, 4, 5, 6, 7, 8] },
});
const table: RaceEvent = {
  type: 'table',
  serverNow: at,
  phase: 'betting',
  round: race(3),
  elapsedMs: null,
  nextAt: null,
  stakes: [],
  history: [result(2)],
};
const bets = [{ spot: 'card:3:win:1', amount: '1.00' }];
const slipId = '00000000-0000-4000-8000-00000000000a';
const slip = (part: Partial<Slip> = {}): Slip => ({
  id: slipId,
  chain: 'horses-1',
  index: 3,
  demo: false,
  currency: 'EUR',
  amount: '1.00',
  bets,
  status: 'open',
  payout: '0.00',
  ...part,
});

let sent: { readonly method: string; readonly key: string | null }[] = [];
let answers: (() => Response)[] = [];
const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });
const hangUp = () => {
  throw new TypeError('fetch failed');
};
const finish = async (action: Promise<void>) => {
  await vi.runAllTimersAsync();
  await action;
};
const opened = () => {
  const now = $races.get();
  if (now.state !== 'open') throw new Error('not open');
  return now;
};
const balance = () => {
  const game = $gameSession.get();
  return game.state === 'open' ? game.session.balance : '';
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { parent: undefined });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push({ method: String(init.method), key: new Headers(init.headers).get('idempotency-key') });
    return (answers.shift() ?? hangUp)();
  });
  sent = [];
  answers = [];
  $slip.set({ state: 'none' });
  $gameSession.set({
    state: 'open',
    session: { sessionId: slipId, currency: 'EUR', demo: true, balance: '10.00' } as GameSession,
  });
  hearRaces(table);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the course', () => {
  it('shows a race once it is decided, and forgets it when the next one opens', () => {
    hearRaces({ type: 'started', startsAt: at, serverNow: at });
    expect(opened().phase).toBe('running');
    hearRaces({ type: 'ended', result: result(3), nextAt: at });
    expect(opened()).toMatchObject({ phase: 'ended', result: { index: 3 }, nextAt: at });
    expect(opened().history.map(({ index }) => index)).toEqual([3, 2]);
    hearRaces({ type: 'ended', result: result(3), nextAt: at });
    expect(opened().history).toHaveLength(2);
    hearRaces({ type: 'betting', round: race(4), serverNow: at });
    expect(opened()).toMatchObject({ phase: 'betting', result: null, nextAt: null });
  });

  it('knows who stakes, and who took a slip back', () => {
    const line = { id: 'a', name: 'Ad***', amount: '1.00', currency: 'EUR', left: null, payout: null } as const;
    hearRaces({ type: 'stakes', placed: [line, { ...line, id: 'b' }], left: [], cancelled: [] });
    hearRaces({ type: 'stakes', placed: [], left: [], cancelled: ['a'] });
    expect(opened().stakes.map(({ id }) => id)).toEqual(['b']);
  });
});

describe('a slip', () => {
  it('is in when it was taken, and no second one goes with it', async () => {
    answers = [json({ stake: slip(), balance: '9.00' })];
    await finish(placeSlip(bets));
    expect($slip.get()).toMatchObject({ state: 'in' });
    expect(balance()).toBe('9.00');
    await finish(placeSlip(bets));
    expect(sent).toHaveLength(1);
  });

  it('without an answer is asked for under the same key', async () => {
    await finish(placeSlip(bets));
    expect($slip.get().state).toBe('lost');
    answers = [json({ stake: slip(), balance: '9.00' })];
    await finish(resumeSlip());
    expect($slip.get().state).toBe('in');
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('comes back whole before the start; refused after it, it is still in', async () => {
    answers = [
      json({ stake: slip(), balance: '9.00' }),
      json({ code: 'betting_closed', message: '', requestId: 'q' }, 409),
      json({ stake: slip({ status: 'cancelled' }), balance: '10.00' }),
    ];
    await finish(placeSlip(bets));
    await finish(cancelSlip());
    expect($slip.get()).toMatchObject({ state: 'refused', held: { slip: { status: 'open' } } });
    await finish(cancelSlip());
    expect($slip.get()).toMatchObject({ state: 'over', slip: { status: 'cancelled' } });
    expect(balance()).toBe('10.00');
  });

  it('is read when its race is over, and its prize is not told before the race was seen', async () => {
    answers = [
      json({ stake: slip(), balance: '9.00' }),
      json({ stake: slip(), balance: '9.00' }),
      json({ stake: slip({ status: 'won', payout: '4.00' }), balance: '13.00' }),
    ];
    await finish(placeSlip(bets));
    hearRaces({ type: 'ended', result: result(3), nextAt: at });
    await vi.runAllTimersAsync();
    expect($slip.get()).toMatchObject({ state: 'over', slip: { status: 'won' }, balance: '13.00' });
    expect(balance()).toBe('9.00');
  });

  it('of another device or a former visit is taken up from the stream', async () => {
    answers = [json({ stake: slip(), balance: '9.00' })];
    hearRaces({ type: 'mine', stake: slip() });
    await vi.runAllTimersAsync();
    expect($slip.get()).toMatchObject({ state: 'in', balance: '9.00' });
  });
});
