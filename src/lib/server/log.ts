import { type Logger, pino } from 'pino';
import type { Tracing } from './adapters/tracing/tracing.ts';
import type { Config } from './config.ts';

/** Fields that never reach a log, whoever passes an object that holds them. */
const secretFields = ['password', 'token', 'captcha', 'authorization', 'cookie', 'email', 'secret', 'secretKey'];

/** JSON lines on stderr, each with the trace that it belongs to. What is a secret or a person's is cut out; control characters are JSON-escaped. */
export const createLog = (config: Pick<Config, 'logLevel'>, ids?: Tracing['ids']): Logger =>
  pino(
    {
      level: config.logLevel,
      base: { pid: process.pid },
      redact: {
        // PostgreSQL's `detail` quotes the row that it refused: addresses, hashes, amounts.
        paths: [...secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), 'err.detail', 'err.where'],
        censor: '[cut]',
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      ...(ids && { mixin: ids }),
    },
    destination(),
  );

/**
 * Standard error, buffered. A reader that stalls may cost lines but never the process: what waits for it at the end is given
 * up after a second.
 */
function destination() {
  const stream = pino.destination({ dest: 2, sync: false, retryEAGAIN: patience() });
  stream.on('error', () => undefined);
  return stream;
}

/** True while the same write has been tried for less than a second. */
function patience(): (error: unknown, writing: number, waiting: number) => boolean {
  const triesMax = 10;
  let tries = 0;
  let lastWaiting = -1;
  return (_error, _writing, waiting) => {
    tries = waiting === lastWaiting ? tries + 1 : 0;
    lastWaiting = waiting;
    return tries < triesMax;
  };
}
