import { expect, it } from 'vitest';
import { longerPeriods, possibleActs, standingOf } from '#stores/desk/player-acts.ts';
import type { DeskPlayer } from '#stores/desk/players.ts';

const now = new Date('2027-01-01T00:00:00Z');
const read = (player: object, sessions: readonly object[] = [], nationalNumbers: readonly object[] = []): DeskPlayer =>
  ({
    player: { state: 'open', excludedUntil: null, closedAt: null, secondFactor: false, ...player },
    sessions,
    nationalNumbers,
  }) as unknown as DeskPlayer;
const until = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

it.each([
  [read({}), ['exclude']],
  [read({}, [{}]), ['sign_out', 'exclude']],
  [read({ profileCountry: 'SE' }, [], [{ country: 'SE', standing: 'given' }]), ['exclude', 'open_number']],
  [read({ profileCountry: 'SE' }, [], [{ country: 'SE', standing: 'open' }]), ['exclude', 'open_number']],
  [read({ profileCountry: 'SE' }, [], [{ country: 'SE', standing: 'missing' }]), ['exclude']],
  [read({ profileCountry: 'DK' }, [], [{ country: 'SE', standing: 'given' }]), ['exclude']],
  [read({ state: 'excluded' }), []],
  [read({ state: 'excluded', excludedUntil: until(3) }), ['exclude']],
  [read({ state: 'closed', closedAt: until(-1), secondFactor: true }), ['exclude', 'reopen', 'remove_factor']],
])('offers what can be done with an account as it stands', (player, acts) => {
  expect(possibleActs(player)).toEqual(acts);
});

it('offers no exclusion that ends before the one there is', () => {
  expect(longerPeriods(read({}), now)[0]).toBe('ONE_DAY');
  expect(longerPeriods(read({ state: 'excluded', excludedUntil: until(31) }), now)[0]).toBe('THREE_MONTHS');
  expect(longerPeriods(read({ state: 'excluded', excludedUntil: until(4000) }), now)).toEqual(['FOREVER']);
  expect(longerPeriods(read({ state: 'excluded' }), now)).toEqual([]);
});

it('sends how the account was shown', () => {
  expect(standingOf(read({ state: 'excluded', excludedUntil: until(1), name: 'Ada' }))).toEqual({
    state: 'excluded',
    excludedUntil: until(1),
    secondFactor: false,
  });
});
