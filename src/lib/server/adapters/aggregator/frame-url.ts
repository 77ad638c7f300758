import { fail, ok, type Result } from '#domain/result.ts';

/**
 * A studio's answer to a launch, when it leads to one of its own hosts: the page's policy would show no other, and a token is in it.
 * `https://*.host` stands for every name below the host.
 */
export const frameUrl = (said: string, frames: readonly string[]): Result<{ url: string }, 'studio_unavailable'> => {
  const url = URL.parse(said);
  if (url === null || url.username !== '' || url.password !== '' || said.length > 4_096)
    return fail('studio_unavailable');
  const fits = frames.some((frame) =>
    frame.startsWith('https://*.')
      ? url.protocol === 'https:' && url.port === '' && url.hostname.endsWith(frame.slice('https://*'.length))
      : url.origin === frame,
  );
  return fits ? ok({ url: url.href }) : fail('studio_unavailable');
};
