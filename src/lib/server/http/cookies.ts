import { parse, serialize } from 'hono/utils/cookie';
import { sessionLimits } from '../services/identity/sessions.ts';

/** The cookie lives as long as a session can; the server ends that earlier when it is idle. */
const sessionSeconds = sessionLimits.absoluteMs / 1_000;

export type SessionCookies = {
  readonly read: (header: string | null) => string | null;
  /** `Set-Cookie` values that sign in: the session, and the hint by which pages load their islands at once. */
  readonly signedIn: (token: string) => string[];
  readonly signedOut: () => string[];
};

/** Over https the name has the prefix `__Host-`: no subdomain and no plain-http page can set or shadow it. */
export function sessionCookies(publicOrigin: string): SessionCookies {
  const secure = publicOrigin.startsWith('https:');
  const name = secure ? '__Host-faceup_session' : 'faceup_session';
  const common = { path: '/', sameSite: 'Lax', secure } as const;
  const hint = (value: string, maxAge: number) => serialize('signed_in', value, { ...common, maxAge });
  return {
    read: (header) => {
      if (header === null || !header.includes(name)) return null;
      const token = parse(header, name)[name];
      return token !== undefined && /^[A-Za-z0-9_-]{16,128}$/.test(token) ? token : null;
    },
    signedIn: (token) => [
      serialize(name, token, { ...common, httpOnly: true, maxAge: sessionSeconds }),
      hint('1', sessionSeconds),
    ],
    signedOut: () => [serialize(name, '', { ...common, httpOnly: true, maxAge: 0 }), hint('', 0)],
  };
}
