import type { ServerContext } from '../../context.ts';
import { houseShelf } from './house-shelf.ts';

/** Something was settled: this process looks anew at once, at its lists and at its pages. The others hear of it by the database. */
export function tellShelf(ctx: Pick<ServerContext, 'db' | 'clock' | 'pages'>): void {
  houseShelf.drop(ctx);
  ctx.pages.wake();
}
