/**
 * Finds the largest win of a spin of each title with reels of variable height, and of one that opens free spins, with the number of
 * spins that reach it. It follows columns of strips from the left and leaves a branch whose best end stays below the best
 * found; apart from the rules' own code. A few seconds.
 */
import type { TopWin, VariableWaysTitle } from '#domain/games/slots/variable-ways/paytable.ts';

/** Columns of a reel that count alike, with the weights of all of them. */
type Group = { readonly counts: readonly number[]; readonly scatter: number; weight: number };

const groupsOf = (title: VariableWaysTitle): Group[][] =>
  title.reels.map(({ strip, weights }) => {
    const groups = new Map<string, Group>();
    for (const [index, weight] of weights.entries()) {
      for (let stop = 0; stop < strip.length; stop += 1) {
        const seen = (strip + strip).slice(stop, stop + index + 2);
        const wilds = seen.split(title.wild).length - 1;
        const counts = Object.keys(title.pays).map((symbol) => seen.split(symbol).length - 1 + wilds);
        const scatter = title.free && seen.includes(title.free.scatter) ? 1 : 0;
        const key = `${counts.join()}/${scatter}`;
        const known = groups.get(key);
        if (known) known.weight += weight;
        else groups.set(key, { counts, scatter, weight });
      }
    }
    return [...groups.values()].filter(({ weight }) => weight > 0);
  });

/** The largest win of a spin with `least` scatters or more. */
export const topWinOf = (title: VariableWaysTitle, least = 0): TopWin => {
  const reels = groupsOf(title);
  const pays = Object.values(title.pays);
  const most = reels.map((groups) =>
    pays.map((_, symbol) => Math.max(...groups.map(({ counts }) => counts[symbol] ?? 0))),
  );
  /** The best that ways of a symbol after so many reels can still come to. */
  const bound = reels.map((_, reel) =>
    pays.map((pay, symbol) => {
      let [best, product] = [pay[reel - 2] ?? 0, 1];
      for (let next = reel + 1; next < reels.length; next += 1) {
        product *= most[next]?.[symbol] ?? 0;
        best = Math.max(best, (pay[next - 2] ?? 0) * product);
      }
      return best;
    }),
  );
  let found: TopWin = { units: 0, cases: 0n };
  const visit = (reel: number, ways: readonly number[], settled: number, scatters: number, cases: bigint): void => {
    if (reel === reels.length) {
      const units = ways.reduce((sum, count, symbol) => sum + count * (pays[symbol]?.[3] ?? 0), settled);
      if (scatters < least || units < found.units) return;
      found = { units, cases: units === found.units ? found.cases + cases : cases };
      return;
    }
    const branches = (reels[reel] ?? []).map((group) => {
      let [paid, best] = [settled, 0];
      const next = ways.map((count, symbol) => {
        const here = count * (group.counts[symbol] ?? 0);
        if (here === 0 && reel > 2) paid += count * (pays[symbol]?.[reel - 3] ?? 0);
        best += here * (bound[reel]?.[symbol] ?? 0);
        return here;
      });
      return { group, paid, next, best: best + paid };
    });
    for (const { group, paid, next, best } of branches.toSorted((a, b) => b.best - a.best)) {
      const after = scatters + group.scatter;
      if (best < found.units || after + reels.length - reel - 1 < least) continue;
      visit(reel + 1, next, paid, after, cases * BigInt(group.weight));
    }
  };
  visit(
    0,
    pays.map(() => 1),
    0,
    0,
    1n,
  );
  return found;
};
