/**
 * A cheap guard in this process's memory against a caller that floods it: so many calls a key in a window of fixed
 * length. It protects the process, not an account, so it need not be shared. 0 when the call may go on, else seconds.
 */
export function windowGuard(points: number, windowMs: number, now: () => number): (key: string) => number {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (key) => {
    const at = now();
    if (at >= endsAt) {
      counts = new Map();
      endsAt = at + windowMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= points ? 0 : Math.max(1, Math.ceil((endsAt - at) / 1000));
  };
}
