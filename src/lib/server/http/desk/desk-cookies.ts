import { parse, serialize } from 'hono/utils/cookie';
import { staffSessionLimits } from '../../services/desk/staff/sessions.ts';

/** The desk's own cookie: sent from the desk's own pages alone, and unknown to the players' site where that is another origin. */
export function deskCookies(origin: string) {
  const secure = origin.startsWith('https:');
  const name = secure ? '__Host-faceup_desk' : 'faceup_desk';
  const common = { path: '/', sameSite: 'Strict', secure, httpOnly: true } as const;
  return {
    read: (header: string | null): string | null => {
      if (header === null || !header.includes(name)) return null;
      const token = parse(header, name)[name];
      return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null;
    },
    signedIn: (token: string): string =>
      serialize(name, token, { ...common, maxAge: staffSessionLimits.absoluteMs / 1_000 }),
    signedOut: (): string => serialize(name, '', { ...common, maxAge: 0 }),
  };
}
