import { fail, ok, type Result } from '#domain/result.ts';

/** `network`: no answer came in time. `refused`: one came that is no page. `stopped`: who asked gave up. */
export type PageCode = 'network' | 'refused' | 'stopped';

const timeoutMs = 15_000;

/**
 * The browser's second `fetch`, for what no contract describes: our own pages and static files, read again by a script that
 * is already on one. `path` begins with one slash, so that nothing but this site is ever asked. Never throws.
 */
export const readText = async (path: string, signal?: AbortSignal): Promise<Result<string, PageCode>> => {
  if (!/^\/(?!\/)/.test(path)) return fail('refused');
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(path, { signal: signal ? AbortSignal.any([signal, limit]) : limit });
    return answer.ok ? ok(await answer.text()) : fail('refused');
  } catch {
    return fail(signal?.aborted ? 'stopped' : 'network');
  }
};

/** A page of ours as a document that shows nothing, runs nothing and loads nothing: parts of it are taken over. */
export const readPage = async (path: string, signal?: AbortSignal): Promise<Result<Document, PageCode>> => {
  const text = await readText(path, signal);
  return text.ok ? ok(new DOMParser().parseFromString(text.value, 'text/html')) : text;
};
