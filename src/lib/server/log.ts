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
      redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination({ dest: 2, sync: false }),
  );
