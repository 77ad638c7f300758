/** The cache of the games that are kept (kept-games.ts): a page deletes it when its player goes, without waiting for the worker. */
export const gamesCache = 'faceup:games';
