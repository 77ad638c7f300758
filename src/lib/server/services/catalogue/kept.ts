import type { ServerContext } from '../../context.ts';

type Kept<T> = { readonly until: number; readonly value: Promise<T> };

/** `drop` has the next who asks find it anew. */
export type KeptAnswer<T> = ((ctx: ServerContext) => Promise<T>) & { readonly drop: (ctx: ServerContext) => void };

/**
 * The same answer for everybody for so many ms of this process, however many ask. Those who come while it is being found wait
 * for it together; one that failed is not kept.
 */
export const keptFor = <T>(ms: number, find: (ctx: ServerContext) => Promise<T>): KeptAnswer<T> => {
  const found = new WeakMap<ServerContext, Kept<T>>();
  const answer = (ctx: ServerContext): Promise<T> => {
    const now = ctx.clock.now().getTime();
    const kept = found.get(ctx);
    if (kept && now < kept.until) return kept.value;
    const value = find(ctx);
    found.set(ctx, { until: now + ms, value });
    value.catch(() => found.delete(ctx));
    return value;
  };
  return Object.assign(answer, { drop: (ctx: ServerContext) => void found.delete(ctx) });
};
