import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $gameSession,
  $round,
  actRound,
  askAgain,
  dismissRefusal,
  openGameSession,
  placeRound,
  playFreeSpin,
  refreshGameSession,
  tellPurse,
} from '#stores/play/game.ts';

const sessionId = '00000000-0000-4000-8000-000000000001';
const session = { sessionId, game: { id: 'roulette-european', name: 'European Roulette' }, currency: 'EUR' };
const bets = [{ spot: 'red', amount: '1.00' }];
const settled = { round: { status: 'settled', id: 'r' }, balance: '9.00' };

type Sent = { path: string; key: string | null; body: unknown };
let sent: Sent[] = [];
let answers: (() => Response)[] = [];

const json =
  (body: object, status = 200) =>
  () =>
    Response.json(body, { status });
const refuse = (code: string, status: number) => json({ code, message: '', requestId: 'q' }, status);
const hangUp = () => {
  throw new TypeError('fetch failed');
};

const memoryStorage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const open = async () => {
  answers = [json(session), ...answers];
  await openGameSession('roulette-european', 't'.repeat(43));
};
const keys = () => sent.filter(({ path }) => path.endsWith('/round')).map(({ key }) => key);
/** Runs the store's waits at once. */
const finish = async (action: Promise<void>) => {
  await vi.runAllTimersAsync();
  await action;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({
      path,
      key: new Headers(init.headers).get('idempotency-key'),
      body: JSON.parse(String(init.body ?? 'null')),
    });
    return (answers.shift() ?? hangUp)();
  });
  sent = [];
  answers = [];
  $round.set({ state: 'idle' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a table', () => {
  it('opens by its token', async () => {
    await open();
    expect($gameSession.get()).toMatchObject({ state: 'open', session: { sessionId } });
  });

  it('opens after a reload by the session that the tab kept, also when the token is spent', async () => {
    await open();
    answers = [json(session)];
    await openGameSession('roulette-european', undefined);
    expect(sent.at(-1)?.path).toContain(sessionId);
    answers = [refuse('token_invalid', 401), json(session)];
    await openGameSession('roulette-european', 't'.repeat(43));
    expect($gameSession.get().state).toBe('open');
  });

  it('is read anew when the player comes back, but never under a round', async () => {
    await open();
    answers = [json({ ...session, balance: '40.00' })];
    await refreshGameSession();
    expect($gameSession.get()).toMatchObject({ session: { balance: '40.00' } });
    $round.set({ state: 'sent' });
    await refreshGameSession();
    expect(sent).toHaveLength(2);
  });

  it('keeps what a stake has left, also when it was asked for before and is answered after', async () => {
    await open();
    // A table in a window of its own, with no page around it to be told.
    const own: { parent?: unknown } = {};
    own.parent = own;
    vi.stubGlobal('window', own);
    answers = [json({ ...session, balance: '40.00' })];
    const reading = refreshGameSession();
    tellPurse('39.00');
    await reading;
    expect($gameSession.get()).toMatchObject({ session: { balance: '39.00' } });
    answers = [json({ ...session, balance: '38.00' })];
    await refreshGameSession();
    expect($gameSession.get()).toMatchObject({ session: { balance: '38.00' } });
  });

  it('without token and session says that it cannot open', async () => {
    await openGameSession('roulette-european', undefined);
    expect($gameSession.get()).toMatchObject({ state: 'failed', failed: { code: 'game_session_invalid' } });
  });
});

describe('a round', () => {
  it('is settled by its answer', async () => {
    await open();
    answers = [json(settled)];
    await finish(placeRound(bets));
    expect($round.get()).toMatchObject({ state: 'settled', balance: '9.00' });
    expect(sent.at(-1)?.body).toEqual({ bets });
  });

  it('whose answer is lost is asked for again with the same key (must-hold 6)', async () => {
    await open();
    answers = [hangUp, refuse('unavailable', 503), json(settled)];
    await finish(placeRound(bets));
    expect($round.get().state).toBe('settled');
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('that stays unanswered is lost until asked for again, and no other can be placed', async () => {
    await open();
    await finish(placeRound(bets));
    expect($round.get().state).toBe('lost');
    await finish(placeRound(bets));
    answers = [json(settled)];
    await finish(askAgain());
    expect($round.get().state).toBe('settled');
    expect(new Set(keys()).size).toBe(1);
  });

  it('that was lost with the page is asked for when the table opens again', async () => {
    await open();
    await finish(placeRound(bets));
    $round.set({ state: 'idle' });
    answers = [json(session), json(settled)];
    await finish(openGameSession('roulette-european', undefined));
    expect($round.get().state).toBe('settled');
    expect(new Set(keys()).size).toBe(1);
  });

  it('that is refused is over: the next one has a key of its own', async () => {
    await open();
    answers = [refuse('insufficient_funds', 409), json(settled)];
    await finish(placeRound(bets));
    expect($round.get()).toMatchObject({ state: 'refused', failed: { code: 'insufficient_funds' } });
    dismissRefusal();
    expect($round.get().state).toBe('idle');
    await finish(placeRound(bets));
    expect(new Set(keys()).size).toBe(2);
  });
});

describe('a round with decisions', () => {
  const waiting = (step: number) => ({ id: 'r', status: 'open', step, view: { cards: step }, choices: [] });
  const begin = async () => {
    await open();
    answers = [json({ round: waiting(0), balance: '9.00' })];
    await finish(placeRound(bets));
  };
  const steps = () => sent.filter(({ path }) => path.endsWith('/action')).map(({ body }) => body);

  it('waits for the player, and no other can be placed', async () => {
    await begin();
    expect($round.get()).toMatchObject({ state: 'open', round: { step: 0 }, acting: false });
    await finish(placeRound(bets));
    expect(keys()).toHaveLength(1);
  });

  it('takes one decision at a time, numbered by the step it is for', async () => {
    await begin();
    answers = [json({ round: waiting(1), balance: '9.00' }), json(settled)];
    const first = actRound({ name: 'hit' });
    await finish(actRound({ name: 'stand' }));
    await finish(first);
    expect(steps()).toEqual([{ step: 0, action: { name: 'hit' } }]);
    await finish(actRound({ name: 'stand' }));
    expect(steps().at(-1)).toEqual({ step: 1, action: { name: 'stand' } });
    expect($round.get().state).toBe('settled');
  });

  it('whose answer is lost is asked for again with the same step', async () => {
    await begin();
    answers = [hangUp, json({ round: waiting(1), balance: '9.00' })];
    await finish(actRound({ name: 'hit' }));
    expect(steps()).toEqual([
      { step: 0, action: { name: 'hit' } },
      { step: 0, action: { name: 'hit' } },
    ]);
    expect($round.get()).toMatchObject({ state: 'open', round: { step: 1 } });
  });

  it('that another device took further is shown as it stands now', async () => {
    await begin();
    answers = [refuse('action_stale', 409), json({ ...session, balance: '4.00', openRound: waiting(3) })];
    await finish(actRound({ name: 'hit' }));
    expect($round.get()).toMatchObject({ state: 'open', round: { step: 3 }, balance: '4.00', acting: false });
  });

  it('that another device ended is settled here too', async () => {
    await begin();
    const ended = { ...session, balance: '19.00', openRound: null, lastRound: { id: 'r', status: 'settled' } };
    answers = [refuse('round_not_found', 404), json(ended)];
    await finish(actRound({ name: 'hit' }));
    expect($round.get()).toMatchObject({ state: 'settled', round: { id: 'r' }, balance: '19.00' });
  });

  it('keeps waiting after a decision that is refused', async () => {
    await begin();
    answers = [refuse('insufficient_funds', 402)];
    await finish(actRound({ name: 'double' }));
    expect($round.get()).toMatchObject({ state: 'open', round: { step: 0 }, failed: { code: 'insufficient_funds' } });
  });

  it('rolls on when the pace of the table allows it, with the same step', async () => {
    await begin();
    const tooSoon = json({ code: 'too_soon', message: '', requestId: 'q', facts: { waitMs: 3_000 } }, 429);
    answers = [tooSoon, json({ round: waiting(1), balance: '9.00' })];
    const rolled = actRound({ name: 'roll' });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(steps()).toHaveLength(1);
    expect($round.get()).toMatchObject({ state: 'open', acting: true });
    await finish(rolled);
    expect(steps()).toEqual([
      { step: 0, action: { name: 'roll' } },
      { step: 0, action: { name: 'roll' } },
    ]);
    expect($round.get()).toMatchObject({ state: 'open', round: { step: 1 }, acting: false });
  });

  it('says so when the pace still refuses after waiting, or asks for more than a pace', async () => {
    await begin();
    const tooSoon = (waitMs: number) => json({ code: 'too_soon', message: '', requestId: 'q', facts: { waitMs } }, 429);
    answers = [tooSoon(1), tooSoon(1), tooSoon(1)];
    await finish(actRound({ name: 'roll' }));
    expect(steps()).toHaveLength(3);
    expect($round.get()).toMatchObject({ state: 'open', failed: { code: 'too_soon' } });
    answers = [tooSoon(60_000)];
    await finish(actRound({ name: 'roll' }));
    expect(steps()).toHaveLength(4);
  });

  it('is taken up where it was left when the table opens', async () => {
    answers = [json({ ...session, balance: '9.00', openRound: waiting(2) })];
    await openGameSession('blackjack', 't'.repeat(43));
    expect($round.get()).toMatchObject({ state: 'open', round: { step: 2 }, balance: '9.00' });
  });
});

describe('a free spin', () => {
  const spins = {
    grantId: '00000000-0000-4000-8000-000000000002',
    left: 2,
    total: 3,
    stake: '0.10',
    won: '0.00',
    locked: true,
  };
  const openWith = async (freeSpins: object | null) => {
    answers = [json({ ...session, freeSpins })];
    await openGameSession('roulette-european', 't'.repeat(43));
  };
  const spinKeys = () => sent.filter(({ path }) => path.endsWith('/free-spin')).map(({ key }) => key);

  it('is sent with its grant and no bets, and settled with what is left of them', async () => {
    await openWith(spins);
    answers = [json({ ...settled, freeSpins: { ...spins, left: 1 } })];
    await finish(playFreeSpin());
    expect(sent.at(-1)).toMatchObject({ path: expect.stringMatching(/free-spin$/), body: { grantId: spins.grantId } });
    expect($round.get()).toMatchObject({ state: 'settled', freeSpins: { left: 1 } });
  });

  it('whose answer is lost is asked for with the same key, also after a reload', async () => {
    await openWith(spins);
    answers = [hangUp, hangUp, hangUp, hangUp];
    await finish(playFreeSpin());
    expect($round.get()).toEqual({ state: 'lost' });
    answers = [json({ ...session, freeSpins: spins }), json({ ...settled, freeSpins: { ...spins, left: 1 } })];
    await finish(openGameSession('roulette-european', undefined));
    expect($round.get()).toMatchObject({ state: 'settled', freeSpins: { left: 1 } });
    expect(new Set(spinKeys()).size).toBe(1);
    expect(spinKeys()).toHaveLength(5);
  });

  it('that another device has played shows the table as it now is', async () => {
    await openWith(spins);
    answers = [refuse('free_spins_none', 409), json({ ...session, freeSpins: null })];
    await finish(playFreeSpin());
    expect($round.get()).toMatchObject({ state: 'refused', failed: { code: 'free_spins_none' } });
    expect($gameSession.get()).toMatchObject({ session: { freeSpins: null } });
  });

  it('is not sent where there are none', async () => {
    await openWith({ ...spins, left: 0 });
    await finish(playFreeSpin());
    await openWith(null);
    await finish(playFreeSpin());
    expect(spinKeys()).toEqual([]);
  });
});
