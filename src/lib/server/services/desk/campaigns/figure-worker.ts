import { parentPort, workerData } from 'node:worker_threads';
import { computeFigures } from './compute.ts';

// The thread of one computation: `figures.ts` starts it, hears its one message, and ends it.
parentPort?.postMessage(computeFigures(workerData));
