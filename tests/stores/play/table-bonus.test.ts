import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $gameSession, $round, type GameSession } from '#stores/play/game.ts';
import { $tableBonus, bonusEveryMs, watchBonus } from '#stores/play/table-bonus.ts';
import type { Grant } from '#stores/promotions/promotions.ts';
import { fakeNetwork } from '../browser.ts';
import { grantOf } from '../promotion-samples.ts';

const sessionId = '00000000-0000-4000-8000-000000000001';
const bonus = { stakeMax: '5.00', countsPercent: 100 };
const session = { sessionId, currency: 'EUR', demo: false, balance: '10.00', bonus } as unknown as GameSession;
const promotions = 'GET /profile-service/api/v1/profile/promotion';

/** The server has these grants, and this of the bonus at the table. */
const house = (grants: readonly Grant[], now: GameSession['bonus'] = bonus) => {
  const network = fakeNetwork({
    [promotions]: { body: grants },
    [`GET /game-aggregator-service/api/v1/game-session/${sessionId}`]: { body: { ...session, bonus: now } },
  });
  return () => network.sent.filter(({ url }) => url.endsWith('/promotion')).length;
};
const page = { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} };
/** Lets a call that has begun be answered: bodies are read over several turns. */
const answered = async () => {
  for (let turn = 0; turn < 10; turn++) await vi.advanceTimersByTimeAsync(1);
};
/** A round has been shown to its end. */
const playRound = async () => {
  $round.set({ state: 'sent' });
  $round.set({ state: 'idle' });
  await answered();
};
const running = (wagered: string) => grantOf('welcome-first', { wagered });

let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { ...page });
  $gameSession.set({ state: 'open', session });
  $round.set({ state: 'idle' });
  $tableBonus.set(null);
});
afterEach(async () => {
  leave();
  // The next one may ask at once.
  await vi.advanceTimersByTimeAsync(bonusEveryMs);
  vi.setSystemTime(Date.now() + bonusEveryMs);
  vi.unstubAllGlobals();
});

describe('the bonus of a table', () => {
  it('is read anew after rounds, every 20 seconds at most', async () => {
    const asked = house([running('20.00')]);
    leave = watchBonus();
    await answered();
    expect($tableBonus.get()).toEqual({ state: 'runs', percent: 1 });
    for (let round = 0; round < 5; round++) await playRound();
    expect(asked()).toBe(1);
    house([running('1000.00')]);
    await vi.advanceTimersByTimeAsync(bonusEveryMs);
    await answered();
    expect($tableBonus.get()).toEqual({ state: 'runs', percent: 50 });
  });

  it('is not asked for while nothing is played', async () => {
    const asked = house([running('20.00')]);
    leave = watchBonus();
    await vi.advanceTimersByTimeAsync(10 * bonusEveryMs);
    expect(asked()).toBe(1);
  });

  it('is not read ahead of a round that is still shown, nor behind another page', async () => {
    const asked = house([running('20.00')]);
    $round.set({ state: 'sent' });
    leave = watchBonus();
    await vi.advanceTimersByTimeAsync(bonusEveryMs);
    expect(asked()).toBe(0);
    vi.stubGlobal('document', { ...page, visibilityState: 'hidden' });
    await playRound();
    expect(asked()).toBe(0);
    vi.stubGlobal('document', page);
    await playRound();
    expect(asked()).toBe(1);
  });

  it.each([
    ['COMPLETED', 'done'],
    ['CANCELLED', 'over'],
    ['EXPIRED', 'over'],
  ] as const)('that is %s is told to be %s, and binds no more', async (state, told) => {
    const ended = grantOf('welcome-first', { state, endedAt: '2027-01-02T00:00:00Z' });
    const earlier = grantOf('welcome-second', {
      state: state === 'COMPLETED' ? 'EXPIRED' : 'COMPLETED',
      endedAt: '2027-01-01T00:00:00Z',
    });
    house([earlier, ended], null);
    leave = watchBonus();
    await answered();
    expect($tableBonus.get()).toEqual({ state: told });
    expect($gameSession.get()).toMatchObject({ session: { bonus: null } });
  });

  it('that never was is not asked for', async () => {
    const asked = house([]);
    $gameSession.set({ state: 'open', session: { ...session, bonus: null } });
    leave = watchBonus();
    await playRound();
    expect(asked()).toBe(0);
  });
});
