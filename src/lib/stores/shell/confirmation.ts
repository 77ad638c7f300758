import { atom } from 'nanostores';

/** What is to be confirmed, in the player's words. `danger`: it cannot be taken back. */
export type Question = {
  readonly title: string;
  readonly description: string;
  /** What the button says that does it. */
  readonly approve: string;
  readonly tone: 'plain' | 'danger';
};

/** The question that waits for its answer, or none. */
export const $question = atom<Question | null>(null);

let tell: ((approved: boolean) => void) | undefined;

/** Answers the waiting question and closes its dialog. */
export const answerQuestion = (approved: boolean): void => {
  const waiting = tell;
  tell = undefined;
  $question.set(null);
  waiting?.(approved);
};

/**
 * Asks before something is done, in a dialog above whatever is open. Resolves to true only when the player approves: closing
 * it, leaving the page and a further question are a no.
 */
export const askConfirmation = (question: Question): Promise<boolean> => {
  answerQuestion(false);
  return new Promise((resolve) => {
    tell = resolve;
    $question.set(question);
  });
};
