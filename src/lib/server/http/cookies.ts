import { parse, serialize } from 'hono/utils/cookie';
import { deviceLivesMs } from '../services/identity/known-device.ts';
import { sessionLimits } from '../services/identity/sessions.ts';

/** The cookie lives as long as a session can; the server ends that earlier when it is idle. */
const sessionSeconds = sessionLimits.absoluteMs / 1_000;

export type SessionCookies = {
  readonly read: (header: string | null) => string | null;
  /** `Set-Cookie` values that sign in: the session, and the hint by which pages load their islands at once. */
  readonly signedIn: (token: string) => string[];
  readonly signedOut: () => string[];
  /** The token by which this browser is known; it outlives the session and opens nothing. */
  readonly readDevice: (header: string | null) => string | null;
  readonly device: (token: string) => string;
};

/** Over https the name has the prefix `__Host-`: no subdomain and no plain-http page can set or shadow it. */
export function sessionCookies(publicOrigin: string): SessionCookies {
  const secure = publicOrigin.startsWith('https:');
  const name = secure ? '__Host-faceup_session' : 'faceup_session';
  const deviceName = secure ? '__Host-faceup_device' : 'faceup_device';
  const common = { path: '/', sameSite: 'Lax', secure } as const;
  const hint = (value: string, maxAge: number) => serialize('signed_in', value, { ...common, maxAge });
  const readNamed = (header: string | null, cookie: string): string | null => {
    if (header === null || !header.includes(cookie)) return null;
    const token = parse(header, cookie)[cookie];
    return token !== undefined && /^[A-Za-z0-9_-]{16,128}$/.test(token) ? token : null;
  };
  return {
    read: (header) => readNamed(header, name),
    readDevice: (header) => readNamed(header, deviceName),
    device: (token) =>
      serialize(deviceName, token, { ...common, sameSite: 'Strict', httpOnly: true, maxAge: deviceLivesMs / 1_000 }),
    signedIn: (token) => [
      serialize(name, token, { ...common, httpOnly: true, maxAge: sessionSeconds }),
      hint('1', sessionSeconds),
    ],
    signedOut: () => [serialize(name, '', { ...common, httpOnly: true, maxAge: 0 }), hint('', 0)],
  };
}
