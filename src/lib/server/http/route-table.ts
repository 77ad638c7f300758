import { calls } from '#contract/calls.ts';
import type { CallName, RouteTable } from './route.ts';
import { crashRoutes } from './routes/crash.ts';
import { fairnessRoutes } from './routes/fairness.ts';
import { gameRoutes } from './routes/games.ts';
import { horseRoutes } from './routes/horses.ts';
import { errorRoutes } from './routes/interface-errors.ts';
import { paymentRoutes } from './routes/payments.ts';
import { profileRoutes } from './routes/profile.ts';
import { userRoutes } from './routes/user.ts';

const notBuilt = Object.fromEntries(Object.keys(calls).map((name) => [name, 'not_built'])) as {
  [Name in CallName]: 'not_built';
};

/** Every call of the contract and how it is served. What no file of `routes/` serves yet answers 501. */
export const routeTable: RouteTable = {
  ...notBuilt,
  ...userRoutes,
  ...profileRoutes,
  ...paymentRoutes,
  ...gameRoutes,
  ...crashRoutes,
  ...horseRoutes,
  ...fairnessRoutes,
  ...errorRoutes,
};
