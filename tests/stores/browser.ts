import { vi } from 'vitest';

/** One request the page made. */
type Sent = {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
};
type Answer = { readonly status?: number; readonly body?: unknown } | 'network';

const answerOf = (answer: Answer): Response => {
  if (answer === 'network') throw new TypeError('Failed to fetch');
  const { status = 200, body } = answer;
  return new Response(body === undefined ? null : JSON.stringify(body), { status });
};

/** Stands in for the network: answers by `METHOD path` (the path without its query), and keeps what was sent. */
export const fakeNetwork = (answers: Readonly<Record<string, Answer | readonly Answer[]>>) => {
  const sent: Sent[] = [];
  const turns = new Map<string, number>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET', body, headers } = init;
    const call = `${method} ${url.split('?')[0]}`;
    sent.push({
      method,
      url,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      headers: { ...(headers as Record<string, string>) },
    });
    const known = answers[call];
    if (known === undefined) throw new TypeError(`unexpected ${call}`);
    const turn = turns.get(call) ?? 0;
    turns.set(call, turn + 1);
    const list = Array.isArray(known) ? (known as readonly Answer[]) : [known as Answer];
    return answerOf(list[Math.min(turn, list.length - 1)] ?? 'network');
  });
  return { sent };
};

/** The few parts of a window that stores touch: the address, storage and cookies. */
export const fakeWindow = (href = 'http://localhost:4321/') => {
  const visited: string[] = [];
  const storage = new Map<string, string>();
  const location = {
    href,
    get origin() {
      return new URL(location.href).origin;
    },
    get pathname() {
      return new URL(location.href).pathname;
    },
    get search() {
      return new URL(location.href).search;
    },
    protocol: 'http:',
    assign: (url: string) => void visited.push(`assign ${url}`),
    replace: (url: string) => void visited.push(`replace ${url}`),
    reload: () => void visited.push('reload'),
  };
  const events = new EventTarget();
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, url: string | URL) => {
      location.href = String(url);
    },
  };
  vi.stubGlobal('window', Object.assign(events, { location, history }));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  const jar = new Map<string, string>();
  vi.stubGlobal('document', {
    documentElement: { isConnected: true },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      const isOver = /expires=([^;]+)/i.exec(line)?.[1];
      if (isOver !== undefined && Date.parse(isOver) < Date.now()) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    },
  });
  return { visited, location, events, storage };
};
