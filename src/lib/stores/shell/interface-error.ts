import { callApi } from '../calls/api.ts';
import { readPage } from '../calls/page-text.ts';
import { $profile } from '../profile/profile.ts';

/** What one page may report: a fault that repeats with every frame must not become a flood of our own. */
const reportsMax = 5;
const reported = new Set<string>();

/** The lengths of the contract. */
const most = { name: 200, message: 2_000, stack: 8_000, url: 2_000, userAgent: 512 } as const;

/** Not the page's own: what was stopped on purpose, transitions that the browser skipped, scripts of extensions. */
const isOurs = (error: Error): boolean =>
  error.name !== 'AbortError' &&
  !/transition/i.test(error.message) &&
  !/(?:chrome|moz|safari-web)-extension:/.test(error.stack ?? '');

/** Anything may be thrown. */
const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Logs an error of the interface, each once and a few a page. Never throws: there is nobody left to tell. */
export const reportError = async (thrown: unknown, componentStack?: string): Promise<void> => {
  const error = errorOf(thrown);
  const { name, message, stack } = error;
  const sign = `${name}: ${message}`;
  if (!isOurs(error) || reported.has(sign) || reported.size >= reportsMax) return;
  reported.add(sign);
  const email = $profile.value?.data?.email;
  await callApi('logError', {
    body: {
      user: email === undefined ? null : { email },
      error: {
        name: name.slice(0, most.name),
        message: message.slice(0, most.message),
        ...(stack === undefined ? {} : { stack: stack.slice(0, most.stack) }),
        ...(componentStack ? { componentStack: componentStack.slice(0, most.stack) } : {}),
        // A query or a fragment may hold a secret.
        url: (location.origin + location.pathname).slice(0, most.url),
      },
      userAgent: navigator.userAgent.slice(0, most.userAgent),
    },
  });
};

/** Puts the page for 500 in the place of the one that broke; leaves it as it is when even that cannot be had. */
export const showErrorPage = async (): Promise<void> => {
  const page = await readPage('/500');
  if (page.ok) document.documentElement.replaceWith(page.value.documentElement);
};
