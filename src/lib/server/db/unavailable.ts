import { DatabaseUnavailable } from './db.ts';

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EACCES',
]);

/**
 * SQLSTATEs after which nothing was kept and the same call may succeed later (PostgreSQL manual, appendix A):
 * lost connections, a server that stops or starts, resources at their end (a full disk among them), a time-out, a
 * deadlock's victim, a server turned read-only by a failover.
 */
const passingStates = /^(08|53)|^(57P0[1-5]|57014|55P03|40001|40P01|25006)$/;

// node-postgres reports these without a code.
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end/;

/** What `error` means to a caller: `DatabaseUnavailable` when the database is away, else the error itself. */
export const explainFailure = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isAway = networkCodes.has(code) || passingStates.test(code) || lostConnection.test(error.message);
  return isAway ? new DatabaseUnavailable(error.message || code, { cause: error }) : error;
};

/** The SQLSTATE of a failed statement (`'23505'`), or undefined when `error` is none of PostgreSQL's. */
export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
