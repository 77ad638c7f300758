import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type CallName, routes } from '#contract/routes.ts';
import { ownDetails } from './payer.ts';

/** A player who knows nothing but the origin of a running site, and calls it as a browser would. */
export type Player = {
  readonly email: string;
  readonly password: string;
  readonly call: <T>(name: CallName, input?: CallInput) => Promise<Answer<T>>;
  /** Calls and throws unless the answer is a success. */
  readonly must: <T>(name: CallName, input?: CallInput) => Promise<T>;
  readonly cookies: () => string;
};

export type CallInput = {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly key?: string;
};

export type Answer<T> = { readonly status: number; readonly body: T };

export const goodPassword = 'correct horse battery staple';

/** A visitor with a cookie jar. */
export function visit(origin: string, email = `player-${randomUUID()}@example.com`, password = goodPassword): Player {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

  async function call<T>(name: CallName, { params = {}, query, body, key }: CallInput = {}): Promise<Answer<T>> {
    const { method, path } = routes[name];
    const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
    const response = await fetch(`${origin}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      headers: {
        origin,
        cookie: cookies(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [cookieName = '', value = ''] = pair.split('=');
      const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
      if (gone) jar.delete(cookieName);
      else jar.set(cookieName, value);
    }
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
  }

  async function must<T>(name: CallName, input?: CallInput): Promise<T> {
    const answer = await call<T>(name, input);
    if (answer.status >= 300) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  return { email, password, call, must, cookies };
}

/** Solves the site's proof of work for an action, as the browser's worker does. */
export async function solveCaptcha(player: Player, action: string): Promise<string> {
  const challenge = await player.must<Parameters<typeof solveChallenge>[0]['challenge']>('readCaptcha', {
    params: { action },
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export async function signUp(origin: string, fullName = 'Ada Byron'): Promise<Player> {
  const player = visit(origin);
  await player.must('register', {
    body: {
      fullName,
      email: player.email,
      password: player.password,
      terms: true,
      adult: true,
      captcha: await solveCaptcha(player, 'register_in_home'),
    },
  });
  return player;
}

/** Confirms the player's email by the link of the mail that the sandbox's outbox has. */
export async function confirmByMail(origin: string, player: Player): Promise<void> {
  const textOf = async (path: string): Promise<string> => (await fetch(new URL(path, origin))).text();
  for (let attempt = 0; attempt < 100; attempt++) {
    const line = (await textOf('/sandbox/outbox')).split('<li>').find((one) => one.includes(player.email));
    const mail = /href="([^"]+)"/.exec(line ?? '')?.[1];
    const token = mail && /confirm\?token=([\w-]+)/.exec(await textOf(mail))?.[1];
    if (token) return player.must('confirmAccount', { body: { token } });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('No mail to confirm by came within 10 s');
}

/** What a payment asks of a profile. */
export const payer = {
  dateOfBirth: Date.UTC(1990, 0, 15) / 1_000,
  country: 'AT',
  address: '1 Analytical Row',
  city: 'Vienna',
  zipCode: '1010',
  phoneNumber: '6641234567',
  dialingCode: '43',
} as const;

/** Fills in all that is empty of what a payment asks of a profile, as somebody who is nobody else. */
export async function completeProfile(player: Player): Promise<void> {
  const { dateOfBirth: day, ...own } = ownDetails();
  const whole = { ...payer, ...own, dateOfBirth: Date.parse(day) / 1_000 };
  const { userDetails } = await player.must<{ userDetails: Record<string, unknown> }>('readProfile');
  const known = { ...userDetails, phoneNumber: userDetails['phone'], dialingCode: userDetails['phone'] };
  const empty = Object.entries(whole).filter(([field]) => (known as Record<string, unknown>)[field] === null);
  await player.must('updateProfile', { body: Object.fromEntries(empty) });
}

/** Deposits by the Gem gateway, with a profile that is complete, and approves on the sandbox's page; returns when the wallet is credited. */
export async function deposit(origin: string, player: Player, amount: string): Promise<string> {
  const ask = () =>
    player.call<{ id: string; redirectUrl: string }>('brpayDeposit', {
      body: { amount, currency: 'EUR' },
      key: randomUUID(),
    });
  let answer = await ask();
  if (answer.status === 409) {
    await completeProfile(player);
    answer = await ask();
  }
  if (answer.status !== 200) throw new Error(`brpayDeposit: ${answer.status} ${JSON.stringify(answer.body)}`);
  const opened = answer.body;
  const page = new URL(opened.redirectUrl, origin);
  await fetch(page, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=approve',
    redirect: 'manual',
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    const { state } = await player.must<{ state: string }>('readDeposit', { params: { id: opened.id } });
    if (state === 'completed') return opened.id;
    if (state === 'failed' || state === 'expired') throw new Error(`The deposit is ${state}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The deposit was not credited within 5 s');
}

/** Opens a session of European Roulette; returns its id. */
export async function openRoulette(player: Player): Promise<string> {
  const { url } = await player.must<{ url: string }>('launchGame', {
    body: {
      id: 'roulette-european',
      gameName: 'European Roulette',
      demo: false,
      lang: 'en',
      launchId: 'roulette-european',
      imageId: 'meridian:EuropeanRoulette',
      platform: 'desktop',
      provider: 'Meridian Tables',
      category: 'roulette',
    },
  });
  const token = new URLSearchParams(url.split('#')[1]).get('token');
  const session = await player.must<{ sessionId: string }>('openGameSession', { body: { token } });
  return session.sessionId;
}
