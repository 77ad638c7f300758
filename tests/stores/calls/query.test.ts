import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChosenQuery } from '#stores/calls/query.ts';
import { $session } from '#stores/session/session.ts';
import { fakeWindow } from '../browser.ts';

beforeEach(() => {
  fakeWindow();
  $session.set({ authenticated: true, known: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows the answer to what is chosen, and never that to the choice before', async () => {
  const $choice = atom<'EUR' | 'BTC' | null>('EUR');
  const asked: string[] = [];
  const $query = createChosenQuery('least', $choice, {
    fetcher: async (choice) => {
      asked.push(choice);
      return `least of ${choice}`;
    },
  });
  const seen: (string | undefined)[] = [];
  const leave = $query.subscribe(({ data }) => void seen.push(`${$choice.get()}: ${data}`));
  await vi.waitFor(() => expect($query.get().data).toBe('least of EUR'));
  $choice.set('BTC');
  expect($query.get()).toMatchObject({ data: undefined, loading: true });
  await vi.waitFor(() => expect($query.get().data).toBe('least of BTC'));
  $choice.set(null);
  expect($query.get()).toMatchObject({ data: undefined, loading: false });
  expect(asked).toEqual(['EUR', 'BTC']);
  expect(seen).not.toContain('BTC: least of EUR');
  expect(seen).not.toContain('null: least of BTC');
  leave();
});
