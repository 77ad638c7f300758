import { triedKey } from '../shell/kept.ts';

const triedMax = 6;

/** The ids of the games whose free table was opened in this browser, the latest first. Nobody else learns of it. */
export const triedGames = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(triedKey) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((id): id is string => typeof id === 'string' && /^[\w-]{1,80}$/.test(id)).slice(0, triedMax);
  } catch {
    return [];
  }
};

/** Puts a game in the first place, once. */
export const rememberTried = (gameId: string): void => {
  try {
    localStorage.setItem(
      triedKey,
      JSON.stringify([gameId, ...triedGames().filter((id) => id !== gameId)].slice(0, triedMax)),
    );
  } catch {}
};
