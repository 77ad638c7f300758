import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fishAt } from '#domain/games/fishing/fishing-shared/sea.ts';
import { hearOwnHouse } from '#stores/calls/streams.ts';
import {
  $sea,
  $seaOffsetMs,
  isGone,
  joinSea,
  onShot,
  type SeaEvent,
  type SeaShot,
  seaNowMs,
  takeFish,
} from '#stores/play/shared-sea.ts';

let tell: (event: SeaEvent) => void;
let leave: () => void;
const heard: SeaShot[] = [];
let stop: () => void;

beforeEach(() => {
  hearOwnHouse((onEvent) => {
    tell = onEvent;
    return () => undefined;
  });
  leave = joinSea();
  heard.length = 0;
  stop = onShot((shot) => void heard.push(shot));
});
afterEach(() => {
  stop();
  leave();
});

const seat = (id: string) => ({ id, name: 'A…', since: '2027-03-01T12:00:00.000Z' });
const shot = (id: string, more: Partial<SeaShot> = {}): SeaShot => ({
  id,
  seat: 'one',
  target: 'sardine',
  fish: null,
  pays: 0,
  payout: null,
  currency: 'EUR',
  at: new Date().toISOString(),
  ...more,
});
const snapshot = (more: Partial<Extract<SeaEvent, { type: 'sea' }>> = {}): SeaEvent => ({
  type: 'sea',
  serverNow: new Date().toISOString(),
  seats: [seat('one')],
  others: 0,
  gone: [],
  catches: [],
  ...more,
});
const view = () => {
  const now = $sea.get();
  if (now.state !== 'open') throw new Error(now.state);
  return now;
};

describe('the sea that is heard of', () => {
  it('begins with a snapshot, and goes by the server’s clock', () => {
    expect($sea.get()).toEqual({ state: 'connecting' });
    tell(snapshot({ serverNow: new Date(Date.now() + 90_000).toISOString(), others: 3 }));
    tell({ type: 'mine', seat: 'one' });
    expect(view()).toEqual({ state: 'open', live: true, seats: [seat('one')], others: 3, mine: 'one', catches: [] });
    expect($seaOffsetMs.get()).toBeGreaterThan(85_000);
    expect(seaNowMs() - Date.now()).toBeGreaterThan(85_000);
  });

  it('tells who comes and goes', () => {
    tell(snapshot());
    tell({ type: 'seats', seats: [seat('one'), seat('two')], others: 1 });
    expect(view()).toMatchObject({ seats: [seat('one'), seat('two')], others: 1 });
  });

  it('hands every shot on once, and keeps the catches with the newest first', () => {
    tell(snapshot());
    const [missed, caught, later] = [shot('a'), shot('b', { pays: 2 }), shot('c', { pays: 20, target: 'turtle' })];
    tell({ type: 'shots', shots: [missed, caught] });
    tell({ type: 'shots', shots: [later] });
    expect(heard).toEqual([missed, caught, later]);
    expect(view().catches).toEqual([later, caught]);
    for (let count = 0; count < 20; count += 1) tell({ type: 'shots', shots: [shot(`more-${count}`, { pays: 2 })] });
    expect(view().catches).toHaveLength(8);
  });

  it('lets a fish that was caught swim for nobody, and one that was missed swim on', () => {
    tell(snapshot());
    const [first, second, third] = fishAt(Date.now()).map(({ id }) => id);
    tell({ type: 'shots', shots: [shot('a', { fish: first ?? '', pays: 2 }), shot('b', { fish: second ?? '' })] });
    takeFish(third ?? '');
    expect([first, second, third].map((id) => isGone(id ?? ''))).toEqual([true, false, true]);
  });

  it('takes from a new snapshot which fish are gone, and forgets what it knew', () => {
    const [first, second] = fishAt(Date.now()).map(({ id }) => id);
    tell(snapshot({ gone: [first ?? ''] }));
    expect([first, second].map((id) => isGone(id ?? ''))).toEqual([true, false]);
    tell(snapshot({ gone: [second ?? ''] }));
    expect([first, second].map((id) => isGone(id ?? ''))).toEqual([false, true]);
  });
});
