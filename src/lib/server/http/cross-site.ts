/**
 * Whether an unsafe call comes from our own pages. Browsers say so themselves: `Sec-Fetch-Site` where the page is
 * secure or local, `Origin` on every unsafe call. A caller that says neither is refused too, since a form post of an old
 * browser looks the same; people with curl send `Origin`.
 */
export function isSameSite(headers: Headers, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site === 'same-origin';
  if (origin === publicOrigin) return true;
  // The same page under another name of this machine (127.0.0.1 for localhost): the browser vouches for it.
  return site === 'same-origin' && URL.parse(origin)?.host === headers.get('host');
}
