import { parentPort, workerData } from 'node:worker_threads';
import { previewedPage } from '#content/previewed-page.ts';
import type { Aside } from './check-aside.ts';
import { aroundOf, faultsOfText } from './faults-of-text.ts';

// The thread of one check or of one page: `check-aside.ts` starts it, hears its one message, and ends it.
const aside: Aside = workerData;
const around = aroundOf(aside.around, aside.of.now);
parentPort?.postMessage(
  aside.asked === 'faults'
    ? await faultsOfText(aside.of, around)
    : await previewedPage(aside.of.sources, around, aside.of.path),
);
