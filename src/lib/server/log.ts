import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Fields that never reach a log, whoever passes an object that holds them. */
const secretFields = ['password', 'token', 'captcha', 'authorization', 'cookie', 'email', 'secret', 'secretKey'];

/** JSON lines on stderr. What is a secret or a person's is cut out; control characters are JSON-escaped. */
export const createLog = (config: Pick<Config, 'logLevel'>): Logger =>
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
    },
    pino.destination({ dest: 2, sync: false }),
  );
