import { Worker } from 'node:worker_threads';
import type { TextFault } from '#content/load-texts.ts';
import type { AroundTexts, AskedText } from './faults-of-text.ts';

/** Shorter than the database lets a transaction wait that asks for it. */
const checkMsMax = 8_000;
/** Nobody mends more of one text at once. */
const faultsMost = 200;
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Whoever's thread ended without a word, or not in time, has a text that cannot be released. */
const notInTime = (path: string, msMax: number): readonly TextFault[] => [
  {
    path,
    line: 1,
    message: `could not be checked within ${msMax / 1_000} seconds: make it shorter or plainer, or try again`,
  },
];

const inThread = (asked: AskedText & { readonly around: AroundTexts }, msMax: number): Promise<readonly TextFault[]> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./text-worker.ts', import.meta.url), { workerData: asked, resourceLimits });
    const end = (faults: readonly TextFault[]): void => {
      clearTimeout(timer);
      resolve(faults.slice(0, faultsMost));
      void worker.terminate();
    };
    const late = (): void => end(notInTime(asked.text.path, msMax));
    const timer = setTimeout(late, msMax);
    worker.once('message', end);
    worker.once('error', late);
    worker.once('exit', late);
  });

/**
 * Checks texts in a thread of its own, so that the house goes on answering whatever somebody wrote, and for so long at most. One after the other: each has the
 * engine of the build in memory.
 */
export const createTextCheck = (around: () => AroundTexts, msMax: number = checkMsMax) => {
  let last: Promise<unknown> = Promise.resolve();
  return (asked: AskedText): Promise<readonly TextFault[]> => {
    const next = last.then(() => inThread({ ...asked, around: around() }, msMax));
    last = next.catch(() => undefined);
    return next;
  };
};
