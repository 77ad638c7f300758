import { Worker } from 'node:worker_threads';
import type { TextFault } from '#content/load-texts.ts';
import type { PreviewedPage } from '#content/previewed-page.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { createTurns } from '../common/turns.ts';
import type { AroundTexts, AskedPage, AskedText } from './faults-of-text.ts';

/** Shorter than a call of the desk waits. */
const asideMsMax = 8_000;
/** Nobody mends more of one text at once. */
const faultsMost = 200;
/** Of one person, under way and waiting: who looks through days does not ask for more at once. */
const waitingMost = 4;
const retryAfterSeconds = 5;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** What a thread is started for, and its one message. */
export type Aside = { readonly around: AroundTexts } & (
  | { readonly asked: 'faults'; readonly of: AskedText }
  | { readonly asked: 'page'; readonly of: AskedPage }
);
export type ShownPage = PreviewedPage | { readonly fault: string };

/** Null where the thread ended without a word, or not in time: whoever wrote such a text cannot have it released. */
const inThread = <Answer>(asked: Aside, msMax: number): Promise<Answer | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./text-worker.ts', import.meta.url), { workerData: asked, resourceLimits });
    const end = (answer: Answer | null): void => {
      clearTimeout(timer);
      resolve(answer);
      void worker.terminate();
    };
    const late = (): void => end(null);
    const timer = setTimeout(late, msMax);
    worker.once('message', end);
    worker.once('error', late);
    worker.once('exit', late);
  });

/**
 * Checks and renders texts in a thread of its own, so that the house goes on answering whatever somebody wrote, and for so long at most. One after the
 * other, since each has the engine of the build in memory; of those who wait each in rotation. `whose`: who asks. `rate_limited` carries
 * `retryAfterSeconds`: they have asked for several already.
 */
export const createAside = (around: () => AroundTexts, msMax: number = asideMsMax) => {
  const turns = createTurns(waitingMost);
  const late = `could not be looked at within ${msMax / 1_000} seconds: make it shorter or plainer, or try again`;

  const inTurn = async <Answer>(
    whose: string,
    asked: () => Aside,
    instead: Answer,
  ): Promise<Result<Answer, 'rate_limited'>> => {
    const answer = turns(whose, () => inThread<Answer>(asked(), msMax));
    return answer === null ? fail('rate_limited', { retryAfterSeconds }) : ok((await answer) ?? instead);
  };

  return {
    async faultsOf(whose: string, of: AskedText): Promise<Result<readonly TextFault[], 'rate_limited'>> {
      const instead = [{ path: of.text.path, line: 1, message: late }];
      const found = await inTurn<readonly TextFault[]>(
        whose,
        () => ({ asked: 'faults', of, around: around() }),
        instead,
      );
      return found.ok ? ok(found.value.slice(0, faultsMost)) : found;
    },
    pageAt: (whose: string, of: AskedPage): Promise<Result<ShownPage, 'rate_limited'>> =>
      inTurn<ShownPage>(whose, () => ({ asked: 'page', of, around: around() }), { fault: `The text ${late}.` }),
  };
};
