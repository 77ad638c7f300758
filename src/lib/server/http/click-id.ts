import { serialize } from 'hono/utils/cookie';

/** One month (specification, section 9). */
const clickIdSeconds = 30 * 24 * 60 * 60;
const charactersMax = 255;
/** What sign-up takes as `clickId`, by the same measure: one line of text. */
const fit = new RegExp(`^[^\\p{Cc}\\p{Zl}\\p{Zp}]{1,${charactersMax}}$`, 'u');

/** The first `clickid` of a page's address in any letter case: null when there is none, empty when its value is no use. */
export function clickIdOf(url: string): string | null {
  const start = url.indexOf('?');
  if (start === -1) return null;
  for (const [name, value] of new URLSearchParams(url.slice(start + 1).split('#', 1)[0]))
    if (name.toLowerCase() === 'clickid') {
      const clickId = value.trim();
      return fit.test(clickId) && clickId.length <= charactersMax ? clickId : '';
    }
  return null;
}

/** Kept for the sign-up form, which sends it; percent-encoded, so that no value can end the cookie or the header. */
export const clickIdCookie = (clickId: string, secure: boolean): string =>
  serialize('click_id', clickId, { path: '/', maxAge: clickIdSeconds, sameSite: 'Lax', secure });

/** A page's path has no dot in its last part; what has one is a file, which nobody lands on. */
export const isPagePath = (path: string): boolean => !/\.[^/]*$/.test(path);
