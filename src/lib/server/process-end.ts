import type { Server } from 'node:http';
import type { House } from './open-house.ts';

const drainMsMax = 15_000;

/**
 * On SIGINT or SIGTERM no new request is taken, running ones are finished, then database and process end. A second
 * signal ends it at once. What nobody caught is logged, and the process goes on: every answer has its own catch, so
 * this is a background task that failed.
 */
export function stopOnSignals(server: Server, house: House, say: (line: string) => void): void {
  const { log } = house.ctx;
  let stopping = false;
  const stop = async (signal: string, exitCode = 0) => {
    if (stopping) process.exit(130);
    stopping = true;
    say(`${signal}: finishing what is running`);
    await Promise.all([drained(server), house.endStreams()]);
    await house.close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.fatal({ err: error }, 'the stop failed');
        log.flush();
        process.exit(1);
      });
    });
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  // The state of a thrown-through stack is unknown: take no more, end, and let the supervisor start anew.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    if (!stopping) stop('uncaughtException', 1).catch(() => process.exit(1));
  });
}

/** Resolves when every answer is out, or the time is over. */
async function drained(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection kept alive closes as soon as its answer is out.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const late = new Promise<void>((resolve) => setTimeout(resolve, drainMsMax).unref());
  await Promise.race([closed, late]);
  clearInterval(sweep);
  server.closeAllConnections();
}
