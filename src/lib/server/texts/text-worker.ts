import { parentPort, workerData } from 'node:worker_threads';
import { type AroundTexts, type AskedText, aroundOf, faultsOfText } from './faults-of-text.ts';

// The thread of one check: `check-aside.ts` starts it, hears its one message, and ends it.
const asked: AskedText & { readonly around: AroundTexts } = workerData;
parentPort?.postMessage(await faultsOfText(asked, aroundOf(asked.around, asked.now)));
