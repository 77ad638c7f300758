import { gamesCache } from '../../offline/games-cache.ts';

export const recentSearchesKey = 'faceup:searches';
/** Games whose free table was opened, when the player was last here, and whether suggestions are shown. */
export const triedKey = 'faceup:tried';
export const visitKey = 'faceup:visit';
export const suggestionsKey = 'faceup:suggestions';
/**
 * Set while what is kept is a player's: a session that ran out unseen leaves it behind. Other tabs hear of it when it comes
 * and goes (`session.ts`).
 */
export const ownerKey = 'faceup:player';

/** Whether what is kept is a player's. */
export const isPlayers = (): boolean => {
  try {
    return localStorage.getItem(ownerKey) !== null;
  } catch {
    return false;
  }
};

/** Forgets what this browser kept of a player, so that the next person at it does not read it. */
export const forgetKept = (): void => {
  try {
    for (const key of [recentSearchesKey, triedKey, visitKey, ownerKey]) localStorage.removeItem(key);
    void caches.delete(gamesCache);
  } catch {}
};

/** Says whose it is what this browser keeps: a player's it is until they are gone, then it is forgotten; a visitor's own stays. */
export const keepFor = (who: 'player' | 'visitor'): void => {
  try {
    if (who === 'player') localStorage.setItem(ownerKey, '1');
    else if (isPlayers()) forgetKept();
  } catch {}
};
