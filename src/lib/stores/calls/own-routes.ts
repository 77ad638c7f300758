import { accountRoutes } from '#contract/account-routes.ts';
import type { Route } from '#contract/call.ts';
import type { CallName } from '#contract/routes.ts';
import type { tableRoutes } from '#contract/table-routes.ts';

/** Where a call lives that is none of a visitor's; what only a table calls comes with the table. */
export const ownRoute = async (name: CallName): Promise<Route> =>
  name in accountRoutes
    ? accountRoutes[name as keyof typeof accountRoutes]
    : (await import('#contract/table-routes.ts')).tableRoutes[name as keyof typeof tableRoutes];
