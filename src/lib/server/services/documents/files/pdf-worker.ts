import { parentPort, workerData } from 'node:worker_threads';
import { rewritePdf } from './rewrite-pdf.ts';

// The thread of one file: `run-pdf-worker.ts` starts it, hears its one message, and ends it.
parentPort?.postMessage(await rewritePdf(workerData));
