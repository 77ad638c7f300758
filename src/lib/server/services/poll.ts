import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerContext } from '../context.ts';

type Polled = {
  /** As the figures name it. */
  readonly job: string;
  /** Does all that is due. */
  readonly work: () => Promise<unknown>;
  /** From the end of one turn to the next, in ms. */
  readonly pollMs: number;
  /** What the log says once when the database is lost. */
  readonly waits: string;
};

const retryMs = 5_000;

/** Does what is due again and again until `signal` ends it. Losing the database is waited out, told once: what is due is safe where it lies. */
export async function poll(
  { log, failures }: Pick<ServerContext, 'log' | 'failures'>,
  signal: AbortSignal,
  { job, work, pollMs, waits }: Polled,
) {
  let isInterrupted = false;
  while (!signal.aborted) {
    try {
      await work();
      isInterrupted = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      failures.add(job);
      if (!isInterrupted) log.warn({ reason }, waits);
      isInterrupted = true;
    }
    await sleep(isInterrupted ? retryMs : pollMs, undefined, { signal }).catch(() => undefined);
  }
}
