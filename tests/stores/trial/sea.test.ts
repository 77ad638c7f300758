import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $round, placeRound } from '#stores/play/game.ts';
import { $sea, joinSea } from '#stores/play/shared-sea.ts';
import { $trial, openTrial } from '#stores/trial/trial.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('fetch', () => {
    throw new Error('a visitor’s own house sends nothing');
  });
  $round.set({ state: 'idle' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (clock: string) => vi.setSystemTime(new Date(`2027-03-01T${clock}Z`));
const open = () => openTrial('fishing-shared', { kind: 'table', paceMs: 0 });
const shoot = async (spot: string) => {
  $round.set({ state: 'idle' });
  await placeRound([{ spot, amount: '1.00' }]);
  return $round.get();
};
const state = () => {
  const trial = $trial.get();
  if (!trial) throw new Error('no house is open');
  return trial;
};

it('a sea of one’s own has nobody else in it', async () => {
  at('12:02:00');
  await open();
  const leave = joinSea();
  await vi.advanceTimersByTimeAsync(1);
  const alone = { seats: [], others: 0, mine: null, catches: [] };
  expect($sea.get()).toEqual({ state: 'open', live: true, ...alone });
  leave();
});

it('the kraken of one’s own sea keeps to the timetable too, and takes nothing outside of it', async () => {
  at('12:02:00');
  await open();
  expect(await shoot('fish-kraken')).toMatchObject({ state: 'refused', failed: { code: 'target_away' } });
  expect(state()).toMatchObject({ balanceMinor: '100000', rounds: [], seeds: { nonce: 0 } });
  expect(await shoot('fish-shark')).toMatchObject({ state: 'settled' });
  at('12:05:00');
  expect(await shoot('fish-kraken')).toMatchObject({ state: 'settled', round: { outcome: { target: 'kraken' } } });
  at('12:06:02');
  expect(await shoot('fish-kraken')).toMatchObject({ state: 'refused' });
  expect(state().rounds).toHaveLength(2);
});
