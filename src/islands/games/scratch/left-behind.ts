/** A ticket that was bought and not scratched when the page was left, by its round: so that coming back says what became of it. */
const keyOf = (gameId: string): string => `faceup:unscratched:${gameId}`;

export const keepUnscratched = (gameId: string, roundId: string): void => {
  try {
    localStorage.setItem(keyOf(gameId), roundId);
  } catch {}
};

export const forgetUnscratched = (gameId: string): void => {
  try {
    localStorage.removeItem(keyOf(gameId));
  } catch {}
};

/** Whether that round was left unscratched. */
export const wasLeftBehind = (gameId: string, roundId: string | undefined): boolean => {
  try {
    return roundId !== undefined && localStorage.getItem(keyOf(gameId)) === roundId;
  } catch {
    return false;
  }
};
