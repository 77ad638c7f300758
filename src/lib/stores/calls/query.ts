import { nanoquery } from '@nanostores/query';
import { computed, type ReadableAtom } from 'nanostores';
import { $session } from '../session/session.ts';
import type { ApiFail, ApiResult } from './api.ts';

/** How long profile, funds and their like are kept (specification, section 9). */
const cacheMs = 300_000;

/** Key part of whatever only a player may read: while nobody is signed in, nothing is asked. */
export const $player = computed($session, ({ authenticated }) => (authenticated ? 'player' : null));

/** A failed call as a query's error; the code picks the words. */
export class CallFailed extends Error {
  readonly failed: ApiFail;
  constructor(failed: ApiFail) {
    super(failed.code);
    this.failed = failed;
  }
}

/** Queries tell success from failure by a throw: the one place where a failed call becomes one. */
export const answered = async <T>(answer: Promise<ApiResult<T>>): Promise<T> => {
  const result = await answer;
  if (!result.ok) throw new CallFailed(result);
  return result.value;
};

/** Repeats only what no answer came for, and not for long: a refusal does not change by asking again. */
const retryAfterMs = ({ error, retryCount }: { error: unknown; retryCount: number }): number | undefined =>
  error instanceof CallFailed && error.failed.code === 'network' && retryCount <= 3
    ? 1_000 * 2 ** retryCount
    : undefined;

/**
 * Of what is asked for anew whenever it is shown: parts of a page that come one after the other, and one that is drawn again while
 * its words come, share an answer. An action that changes what is shown asks again by `revalidate`.
 */
export const askedAnew = { dedupeTime: 2_000, cacheLifetime: 2_000 } as const;

export const [createQuery, , { invalidateKeys, revalidateKeys, mutateCache }] = nanoquery({
  dedupeTime: cacheMs,
  cacheLifetime: cacheMs,
  onErrorRetry: retryAfterMs,
});

export const failOf = (error: unknown): ApiFail | undefined =>
  error === undefined
    ? undefined
    : error instanceof CallFailed
      ? error.failed
      : { ok: false, code: 'internal', status: 0, message: '' };

type ChosenSettings<T, Choice> = {
  /** Asks for what `choice` names. */
  readonly fetcher: (choice: Choice) => Promise<T>;
  readonly dedupeTime?: number;
  readonly cacheLifetime?: number;
};

/**
 * A query by what is chosen: a currency, or more. Its key follows a choice a moment late, and until then the store has the answer to
 * the choice before: here that is none, so that a figure of one currency never meets another.
 */
export const createChosenQuery = <T, Choice extends string>(
  name: string,
  $choice: ReadableAtom<Choice | null>,
  { fetcher, ...settings }: ChosenSettings<T, Choice>,
) => {
  const $answer = createQuery<{ readonly of: Choice; readonly data: T }>([name, $player, $choice], {
    ...settings,
    // A key without its choice is none, and none is asked for.
    fetcher: async (...[, , choice]) => ({ of: choice as Choice, data: await fetcher(choice as Choice) }),
  });
  const $shown = computed([$answer, $choice], ({ data, error, loading }, choice) =>
    data === undefined || data.of === choice
      ? { data: data?.data, error, loading }
      : { data: undefined, error: undefined, loading: choice !== null },
  );
  return Object.assign($shown, { revalidate: () => $answer.revalidate() });
};
