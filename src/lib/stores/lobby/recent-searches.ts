import { atom } from 'nanostores';
import { recentSearchesKey as key } from '../shell/kept.ts';

export const recentSearchesMax = 6;
const textLengthMax = 64;

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const texts = kept.filter((text): text is string => typeof text === 'string' && text !== '');
    return texts.map((text) => text.slice(0, textLengthMax)).slice(0, recentSearchesMax);
  } catch {
    return [];
  }
};

/** What was searched for in this browser, the latest first. Nobody else learns of it, and signing out forgets it. */
export const $recentSearches = atom<readonly string[]>([]);

/** Reads what the browser keeps; another tab may have searched meanwhile. */
export const loadRecentSearches = (): void => $recentSearches.set(read());

const keep = (texts: readonly string[]): void => {
  $recentSearches.set(texts);
  try {
    localStorage.setItem(key, JSON.stringify(texts));
  } catch {}
};

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const forgetSearch = (text: string): void => keep(read().filter((kept) => kept !== text));

/** Remembers a text at the first place, once. */
export const rememberSearch = (typed: string): void => {
  const text = typed.trim().slice(0, textLengthMax);
  if (text === '') return;
  keep([text, ...read().filter((kept) => !isSame(kept, text))].slice(0, recentSearchesMax));
};
