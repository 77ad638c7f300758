/**
 * Whether a browser may be sent there: a path of the house's own, or a page of an allowed origin. Refuses what browsers
 * read otherwise than it looks: `//host`, `/\host`, control characters, credentials, other schemes.
 */
export function isAllowedRedirect(url: string, origins: readonly string[]): boolean {
  if (/[\p{Cc}\s\\]/u.test(url)) return false;
  if (url.startsWith('/')) return !url.startsWith('//');
  if (!URL.canParse(url) || !/^https?:\/\/[^/]/.test(url)) return false;
  const { origin, username, password } = new URL(url);
  return origins.includes(origin) && username === '' && password === '';
}
