import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Solves one proof of work (PBKDF2, as the house asks) off the main thread; answers the solution, or null. */
self.addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const derive = isSecureContext ? deriveKey : (await import('./derive-plainly.ts')).derivePlainly;
  const solution = await solveChallenge({ challenge, deriveKey: derive, timeout: 60_000 }).catch(() => null);
  self.postMessage(solution);
});
