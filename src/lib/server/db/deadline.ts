import { AsyncLocalStorage } from 'node:async_hooks';

/** The time that a call has, from its first byte. */
type Deadline = {
  /** Another length, from the same begin. */
  readonly allow: (ms: number) => void;
  readonly isOver: () => boolean;
};

type Running = Deadline & { readonly msLeft: () => number | undefined };

const running = new AsyncLocalStorage<Running>();

/**
 * Ms until the call on whose behalf this is asked must be answered; zero or less when it was. Undefined outside of a call, and for what
 * goes on after its answer: a stream, a round that it began.
 */
export const msLeft = (): number | undefined => running.getStore()?.msLeft();

/**
 * `late` when `work` takes longer than it is allowed. What it asks the database from then on is refused, so that no transaction of a
 * call that was given up is committed afterwards, unless its COMMIT was under way already: its idempotency key tells.
 */
export async function inTime<T>(msMax: number, work: (deadline: Deadline) => Promise<T>): Promise<T | 'late'> {
  const began = performance.now();
  let endsAt = began + msMax;
  let isDone = false;
  const late = Promise.withResolvers<'late'>();
  const wait = () => setTimeout(() => late.resolve('late'), endsAt - performance.now());
  let timer = wait();
  const deadline: Running = {
    allow: (ms) => {
      endsAt = began + ms;
      clearTimeout(timer);
      if (!isDone) timer = wait();
    },
    isOver: () => performance.now() >= endsAt,
    msLeft: () => (isDone ? undefined : endsAt - performance.now()),
  };
  const worked = running
    .run(deadline, () => work(deadline))
    .finally(() => {
      isDone = true;
      clearTimeout(timer);
    });
  // When it fails after its time, nobody listens any more.
  worked.catch(() => undefined);
  return Promise.race([worked, late.promise]);
}
