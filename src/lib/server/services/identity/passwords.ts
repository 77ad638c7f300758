import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { passwordForms, preparedPassword } from '#domain/identity/password.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/**
 * Password hashing off the main thread, with a bounded queue (argon2id, m=47104, t=1, p=1: OWASP, ASVS 5). Passwords come
 * as they were typed; `preparedPassword` decides what is hashed.
 */
export type Passwords = {
  /** `unavailable` when too many wait: better one refused sign-in than a process without memory. */
  readonly hash: (password: string) => Promise<Result<string, 'unavailable'>>;
  /**
   * `null` as hash does the same work and never matches: an unknown address takes the same time as a known one.
   * `stale` says that the hash was made with other parameters, or of the password in another form, and is to be made again.
   */
  readonly verify: (hash: string | null, password: string) => Promise<Result<Verdict, 'unavailable'>>;
};

type Verdict = { readonly matches: boolean; readonly stale: boolean };

/** Bounds of the work: 46 MiB each, so two at once by default and 64 waiting, about a second on two cores. */
type PasswordLimits = {
  readonly concurrency?: number;
  readonly waitingMax?: number;
  /** Less only in tests that hash by the dozen. */
  readonly memoryKiB?: number;
};

export function createPasswords(limits: PasswordLimits = {}): Passwords {
  const { concurrency = Math.min(2, availableParallelism()), waitingMax = 64, memoryKiB = 47_104 } = limits;
  const cost = { memoryCost: memoryKiB, timeCost: 1, parallelism: 1 } as const;
  const run = createQueue(concurrency, waitingMax);
  let decoy: Promise<string> | undefined;
  // Made of random bytes on first need: nobody knows its password, and it costs what a real one costs.
  const decoyHash = () => {
    decoy ??= hash(randomBytes(32), cost);
    return decoy;
  };
  return {
    hash: (password) => run(() => hash(preparedPassword(password), cost)),
    verify: async (stored, password) => {
      const against = stored ?? (await decoyHash());
      for (const [index, form] of passwordForms(password).entries()) {
        // One place in the queue for each form; the decoy is held against all of them too.
        const verdict = await run(() => verify(against, form));
        if (!verdict.ok) return verdict;
        if (stored !== null && verdict.value) return ok({ matches: true, stale: index > 0 || isStale(stored, cost) });
      }
      return ok({ matches: false, stale: isStale(against, cost) });
    },
  };
}

type Cost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };

const isStale = (stored: string, cost: Cost): boolean => {
  const used = parseOptions(stored);
  return (
    used.memoryCost !== cost.memoryCost || used.timeCost !== cost.timeCost || used.parallelism !== cost.parallelism
  );
};

/** Runs at most `concurrency` works at once and lets at most `waitingMax` wait, first come first served. */
function createQueue(concurrency: number, waitingMax: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<Result<T, 'unavailable'>> => {
    if (running >= concurrency) {
      if (waiting.length >= waitingMax) return fail('unavailable');
      // The one that ends hands its place over, so nobody who comes later slips in between.
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return ok(await work());
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
