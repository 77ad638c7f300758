import type { ServerContext } from '../../context.ts';

type Kept<T> = { readonly until: number; readonly value: Promise<T> };

/** `drop` has the next who asks find it anew, whatever of. */
export type KeptAnswer<T, Ctx extends Needed = ServerContext, Of = void> = ((ctx: Ctx, of: Of) => Promise<T>) & {
  readonly drop: (ctx: Ctx) => void;
};

type Needed = Pick<ServerContext, 'clock'>;

/**
 * The same answer for everybody for so many ms of this process, however many ask. Those who come while it is being found wait
 * for it together; one that failed is not kept. `keyOf`: what is asked of, where answers differ by it; those of one key are the same.
 */
export const keptFor = <T, Ctx extends Needed = ServerContext, Of = void>(
  ms: number,
  find: (ctx: Ctx, of: Of) => Promise<T>,
  keyOf: (of: Of) => string = () => '',
): KeptAnswer<T, Ctx, Of> => {
  const found = new WeakMap<Ctx, Map<string, Kept<T>>>();
  const answer = (ctx: Ctx, of: Of): Promise<T> => {
    const now = ctx.clock.now().getTime();
    const [all, key] = [found.get(ctx) ?? new Map<string, Kept<T>>(), keyOf(of)];
    const kept = all.get(key);
    if (kept && now < kept.until) return kept.value;
    for (const [other, { until }] of all) if (now >= until) all.delete(other);
    const value = find(ctx, of);
    found.set(ctx, all.set(key, { until: now + ms, value }));
    value.catch(() => all.get(key)?.value === value && all.delete(key));
    return value;
  };
  return Object.assign(answer, { drop: (ctx: Ctx) => void found.delete(ctx) });
};
