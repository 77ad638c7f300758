import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who a process is, to others that share its files: on which machine, under which number, and since when it has that number. */
export type ProcessMark = { readonly host: string; readonly pid: number; readonly since: string };

/** By the kernel's own count where it tells one, else by `ps`, to the second; empty when no such process runs. */
const beginOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything, blanks and brackets too.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return process.platform === 'linux' ? '' : beginBy(pid);
  }
};

const beginBy = (pid: number): string => {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};

export const markOf = (pid: number): ProcessMark => ({ host: hostname(), pid, since: beginOf(pid) });

/** Whether that very process runs; undefined where it is another machine's, of which nothing can be asked. */
export const isRunning = ({ host, pid, since }: ProcessMark): boolean | undefined =>
  host === hostname() ? since !== '' && beginOf(pid) === since : undefined;
