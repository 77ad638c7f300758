/** What is asked of a worker, and what it answers under the same id. */
export type Asked<Question> = { readonly id: number; readonly question: Question };
export type Answered<Answer> = { readonly id: number; readonly answer: Answer };

/**
 * Asks a worker that is begun with the first question, so that a long computation never stops the page. `without` is the answer where
 * no worker can be had, or where it broke; the next question then begins a new one.
 */
export const workerDesk = <Question, Answer>(
  begin: () => Worker,
  without: Answer,
): ((question: Question) => Promise<Answer>) => {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  const take = ({ data: { id, answer } }: MessageEvent<Answered<Answer>>): void => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  const giveUp = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const done of waiting.values()) done(without);
    waiting.clear();
  };
  return (question) => {
    if (!worker) {
      worker = begin();
      worker.addEventListener('message', take);
      worker.addEventListener('error', giveUp);
    }
    lastId += 1;
    const asked: Asked<Question> = { id: lastId, question };
    return new Promise((done) => {
      waiting.set(asked.id, done);
      worker?.postMessage(asked);
    });
  };
};
