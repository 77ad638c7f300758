import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $recentSearches,
  forgetSearch,
  loadRecentSearches,
  recentSearchesMax,
  rememberSearch,
} from '#stores/lobby/recent-searches.ts';
import { dropSession, loadSession, statusLifeMs } from '#stores/session/session.ts';
import { fakeNetwork } from '../browser.ts';

const storage = new Map<string, string>();
const reload = (): readonly string[] => {
  $recentSearches.set([]);
  loadRecentSearches();
  return $recentSearches.get();
};

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});

describe('recent searches', () => {
  it('are there after a reload, the latest first, each once whatever its case', () => {
    for (const text of ['dice', ' Plinko ', 'keno', 'DICE', '   ']) rememberSearch(text);
    expect(reload()).toEqual(['DICE', 'keno', 'Plinko']);
  });

  it(`are the last ${recentSearchesMax} at most`, () => {
    for (let at = 1; at <= 9; at++) rememberSearch(`no. ${at}`);
    expect(reload()).toEqual(['no. 9', 'no. 8', 'no. 7', 'no. 6', 'no. 5', 'no. 4']);
  });

  it('can be removed one by one', () => {
    for (const text of ['dice', 'keno']) rememberSearch(text);
    forgetSearch('dice');
    expect(reload()).toEqual(['keno']);
  });

  it('are forgotten when the player signs out', () => {
    rememberSearch('dice');
    dropSession();
    expect(reload()).toEqual([]);
  });

  it('are forgotten when a session ran out that nobody ended, and not before', async () => {
    vi.useFakeTimers();
    const answers = [true, true, false].map((authenticated) => ({ body: { authenticated } }));
    fakeNetwork({ 'POST /user-service/api/v1/isAuthenticated': answers });
    const ask = async () => {
      vi.advanceTimersByTime(statusLifeMs + 1);
      await loadSession();
    };
    await ask();
    rememberSearch('dice');
    await ask();
    expect(reload()).toEqual(['dice']);
    await ask();
    expect(reload()).toEqual([]);
    vi.useRealTimers();
  });

  it('stay with a visitor, page after page', async () => {
    dropSession();
    fakeNetwork({ 'POST /user-service/api/v1/isAuthenticated': { body: { authenticated: false } } });
    rememberSearch('dice');
    await loadSession();
    expect(reload()).toEqual(['dice']);
  });

  it('keep what another tab searched for meanwhile', () => {
    rememberSearch('dice');
    storage.set('faceup:searches', JSON.stringify(['keno', 'dice']));
    rememberSearch('plinko');
    expect(reload()).toEqual(['plinko', 'keno', 'dice']);
  });

  it.each(['{', '{"a":1}', '[1,null,""]'])('are none when the browser holds %s', (text) => {
    storage.set('faceup:searches', text);
    expect(reload()).toEqual([]);
  });

  it('cut a text that no box would take', () => {
    storage.set('faceup:searches', JSON.stringify(['x'.repeat(500)]));
    expect(reload()[0]).toHaveLength(64);
  });

  it('last for the page where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    rememberSearch('dice');
    expect($recentSearches.get()).toEqual(['dice']);
    expect(() => dropSession()).not.toThrow();
  });
});
