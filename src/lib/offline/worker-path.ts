/** Where the worker of this room is served (scripts/build/offline.ts). */
export const workerPath = '/sw.js';
