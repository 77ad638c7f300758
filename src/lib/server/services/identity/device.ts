import bowser from 'bowser';

/** What a user agent says of itself; null where it says nothing that is known. Good enough to tell one's own devices apart. */
export type Device = {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'desktop' | 'phone' | 'tablet' | 'unknown';
};

const kinds: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' };

const known = (name: string | undefined): string | null => (name === undefined || name === '' ? null : name);

/** Reads a `User-Agent` header. Versions are left out: they change every month, the device does not. */
export function deviceOf(userAgent: string): Device {
  if (userAgent.trim() === '') return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = bowser.parse(userAgent);
  return { browser: known(browser.name), system: known(os.name), kind: kinds[platform.type ?? ''] ?? 'unknown' };
}

/** Browser and system in one line for a mail or an audit: `Firefox, Windows`. Empty when neither is known. */
export const deviceLine = ({ browser, system }: Device): string =>
  [browser, system].filter((part) => part !== null).join(', ');
