import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coversOf } from '#domain/games/roulette/roulette-shared/covers.ts';
import { $gameSession, type GameSession } from '#stores/play/game.ts';
import { crowdOn, type SpinEvent, sharedRoulette } from '#stores/play/shared-roulette.ts';

const { $table, $slip, hear, placeSlip } = sharedRoulette;
const hex = 'ab'.repeat(32);
const at = '2027-03-01T12:00:00.000Z';
const spin = (index: number) => ({
  chain: 'roulette-shared-1',
  index,
  commitment: hex,
  salt: 'salt',
  saltSource: 'stake x',
  opensAt: at,
  startsAt: at,
});
const result = (index: number) => ({
  chain: 'roulette-shared-1',
  index,
  commitment: hex,
  salt: 'salt',
  link: hex,
  endedAt: at,
  outcome: { number: 17, colour: 'black' as const },
});
const covers = (...spots: string[]) => coversOf(spots.map((spot) => ({ spot, amountMinor: 100n })));
const line = (id: string, ...spots: string[]) => ({
  ...({ id, name: 'Ad***', amount: '1.00', currency: 'EUR', left: null, payout: null } as const),
  covers: covers(...spots),
});
const table: SpinEvent = {
  type: 'table',
  serverNow: at,
  phase: 'betting',
  round: spin(3),
  elapsedMs: null,
  nextAt: null,
  stakes: [line('a', 'red', 'straight:17'), line('b', 'red')],
  history: [result(2)],
};
const stakesNow = () => {
  const now = $table.get();
  return now.state === 'open' ? now.stakes : [];
};
let answers: (() => Response)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { parent: undefined });
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  });
  answers = [];
  $slip.set({ state: 'none' });
  $gameSession.set({
    state: 'open',
    session: { sessionId: hex.slice(0, 36), currency: 'EUR', demo: true, balance: '10.00' } as GameSession,
  });
  hear(table);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the others at the wheel', () => {
  it('are counted a place, the player not among them', () => {
    expect([...crowdOn(stakesNow(), undefined)].toSorted()).toEqual([
      ['red', 2],
      ['straight:17', 1],
    ]);
    expect([...crowdOn(stakesNow(), 'a')]).toEqual([['red', 1]]);
  });

  it('come and go while bets are open, and are gone with the next spin', () => {
    hear({ type: 'stakes', placed: [line('c', 'black')], left: [], cancelled: ['b'] });
    expect(crowdOn(stakesNow(), undefined).get('red')).toBe(1);
    expect(crowdOn(stakesNow(), undefined).get('black')).toBe(1);
    hear({ type: 'betting', round: spin(4), serverNow: at });
    expect(crowdOn(stakesNow(), undefined).size).toBe(0);
  });

  it('are not counted where a line says nothing of its places', () => {
    expect(crowdOn([{ id: 'a' }, { id: 'b', covers: 'nonsense' }], undefined).size).toBe(0);
  });
});

it('chips that came too late are refused, and the table says so', async () => {
  answers = [() => Response.json({ code: 'betting_closed', message: '', requestId: 'q' }, { status: 409 })];
  const placed = placeSlip([{ spot: 'red', amount: '1.00' }]);
  await vi.runAllTimersAsync();
  await placed;
  expect($slip.get()).toMatchObject({ state: 'refused', failed: { code: 'betting_closed' }, held: null });
});
