const everyMs = 10_000;

/** `45 s`, `12 min`: what is left of a count need not be told more exactly. */
export const roughly = (ms: number): string =>
  ms < 60_000 ? `${Math.ceil(ms / 1_000)} s` : `${Math.round(ms / 60_000)} min`;

/**
 * The items one after the other; every ten seconds it is said how many of them are done and how long the rest takes at the pace so far.
 * What is done sooner says nothing. `now`: milliseconds of a clock.
 */
export function* watched<Item>(
  what: string,
  items: readonly Item[],
  say: (line: string) => void = console.log,
  now: () => number = () => performance.now(),
): Generator<Item> {
  const startedAt = now();
  let toldAt = startedAt;
  for (const [done, item] of items.entries()) {
    const at = now();
    if (at - toldAt >= everyMs) {
      toldAt = at;
      const left = roughly(((at - startedAt) / done) * (items.length - done));
      say(`${what}: ${done} of ${items.length}, about ${left} left`);
    }
    yield item;
  }
}
