import { accountRoutes } from './account-routes.ts';
import { tableRoutes } from './table-routes.ts';
import { visitorRoutes } from './visitor-routes.ts';

/**
 * Every call's method and path: the specification's (section 7) and Faceup's own. Holds no schema, so that the browser
 * can send a call by its name without loading one, and is in three parts, of which it loads those that it calls. A fixed path
 * stands before one with a parameter in the same place.
 */
export const routes = { ...visitorRoutes, ...accountRoutes, ...tableRoutes } as const;

export type CallName = keyof typeof routes;
