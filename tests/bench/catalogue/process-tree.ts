import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const ticksPerSecond = 100;

type Process = { readonly pid: number; readonly parent: number; readonly rssKiB: number; readonly cpuSeconds: number };

const read = (pid: number): Process | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold blanks: what follows the last one is counted.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
    return { pid, parent, rssKiB: Number(rss ?? 0), cpuSeconds: (user + system) / ticksPerSecond };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
};

const treeOf = (root: number): Process[] => {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (read(Number(name)) ?? []) : []));
  const inside = new Set([root]);
  for (let before = 0; before !== inside.size; ) {
    before = inside.size;
    for (const { pid, parent } of all) if (inside.has(parent)) inside.add(pid);
  }
  return all.filter(({ pid }) => inside.has(pid));
};

export type TreeUse = { readonly peakMiB: number; readonly cpuSeconds: number };

/** Watches a process and all its children on Linux until `stop` is called: their memory together, and their work. */
export function watchTree(root: number): { readonly stop: () => TreeUse } {
  let peakKiB = 0;
  const cpu = new Map<number, number>();
  const timer = setInterval(() => {
    const tree = treeOf(root);
    peakKiB = Math.max(
      peakKiB,
      tree.reduce((sum, { rssKiB }) => sum + rssKiB, 0),
    );
    for (const { pid, cpuSeconds } of tree) cpu.set(pid, cpuSeconds);
  }, 200);
  return {
    stop: () => {
      clearInterval(timer);
      return { peakMiB: peakKiB / 1024, cpuSeconds: [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0) };
    },
  };
}
