import type { DeskRouteTable } from './desk-route.ts';
import { auditRoutes } from './routes/audit.ts';
import { playerRoutes } from './routes/players.ts';
import { staffRoutes } from './routes/staff.ts';

/** Every call of the desk and how it is served. */
export const deskRouteTable: DeskRouteTable = {
  ...staffRoutes,
  ...auditRoutes,
  ...playerRoutes,
};
