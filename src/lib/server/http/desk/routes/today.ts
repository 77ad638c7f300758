import { readToday } from '../../../services/desk/today/read-today.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

export const todayRoutes: DeskRoutesOf<'readToday'> = {
  readToday: { handle: async ({ ctx, calls }) => readToday(ctx, await calls(), () => performance.now()) },
};
