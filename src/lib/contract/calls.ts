import type { Call } from './call.ts';
import { gamesCalls } from './calls/games.ts';
import { paymentsCalls } from './calls/payments.ts';
import { profileCalls } from './calls/profile.ts';
import { supportCalls } from './calls/support.ts';
import { userCalls } from './calls/user.ts';
import type { CallName } from './routes.ts';

export type { CallName } from './routes.ts';

/** Every call by its name: total, so that a route without a contract does not compile. For the server, tests and documents. */
export const calls = {
  ...userCalls,
  ...profileCalls,
  ...paymentsCalls,
  ...gamesCalls,
  ...supportCalls,
} as const satisfies Record<CallName, Call>;
