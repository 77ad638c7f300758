import type { ServerContext } from '../../context.ts';

type Kept<T> = { readonly until: number; readonly value: Promise<T> };

/** `drop` has the next who asks find it anew. */
export type KeptAnswer<T, Ctx extends Needed = ServerContext> = ((ctx: Ctx) => Promise<T>) & {
  readonly drop: (ctx: Ctx) => void;
};

type Needed = Pick<ServerContext, 'clock'>;

/**
 * The same answer for everybody for so many ms of this process, however many ask. Those who come while it is being found wait
 * for it together; one that failed is not kept.
 */
export const keptFor = <T, Ctx extends Needed = ServerContext>(
  ms: number,
  find: (ctx: Ctx) => Promise<T>,
): KeptAnswer<T, Ctx> => {
  const found = new WeakMap<Ctx, Kept<T>>();
  const answer = (ctx: Ctx): Promise<T> => {
    const now = ctx.clock.now().getTime();
    const kept = found.get(ctx);
    if (kept && now < kept.until) return kept.value;
    const value = find(ctx);
    found.set(ctx, { until: now + ms, value });
    value.catch(() => found.delete(ctx));
    return value;
  };
  return Object.assign(answer, { drop: (ctx: Ctx) => void found.delete(ctx) });
};
