import { useState } from 'react';

/** An answer of the house that is on its way, is there, or has failed. */
type Answer = { readonly data?: unknown; readonly error?: unknown };

/**
 * Whether all of these have been answered once, well or not. What stands above something else waits with it, so that nothing
 * moves when the second comes; what is asked anew later changes in its place.
 */
export const useOnceKnown = (...answers: readonly Answer[]): boolean => {
  const isKnown = answers.every(({ data, error }) => data !== undefined || error !== undefined);
  const [wasKnown, setKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setKnown(true);
  return wasKnown;
};
