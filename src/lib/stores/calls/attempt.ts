import { newId } from './new-id.ts';

/**
 * Keeps one idempotency key for one intent until the server has answered. A repeat of the same body after a lost
 * network carries the same key and so cannot move money twice; another body is another intent and gets another key.
 */
export type Attempt = {
  readonly keyFor: (body: unknown) => string;
  /** Call when an answer came, good or bad: the next try is a new intent. */
  readonly answered: () => void;
};

export const createAttempt = (makeKey: () => string = newId): Attempt => {
  let kept: { print: string; key: string } | undefined;
  return {
    keyFor: (body) => {
      const print = JSON.stringify(body);
      if (kept?.print !== print) kept = { print, key: makeKey() };
      return kept.key;
    },
    answered: () => {
      kept = undefined;
    },
  };
};
