import { ok } from '#domain/result.ts';
import { scrub } from '#domain/scrub.ts';
import type { RoutesOf } from '../route.ts';

/** One line of bounded length, without what is nobody's business in a log. */
const cut = (text: string, charactersMax: number) =>
  scrub(text)
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .slice(0, charactersMax);

/** What a browser says of its crash goes to the log as text, in a field of its own, without who was signed in. */
export const errorRoutes: RoutesOf<'logError'> = {
  logError: {
    rate: 'sensitive',
    bodyBytesMax: 32 * 1024,
    async handle({ ctx, caller, body }) {
      const { name, message, stack, componentStack, url } = body.error;
      const crash = {
        name: cut(name, 200),
        message: cut(message, 2000),
        stack: cut(stack ?? '', 4000),
        componentStack: cut(componentStack ?? '', 4000),
        // A query may hold a token.
        path: cut((url ?? '').replace(/[?#].*$/s, ''), 500),
        userAgent: cut(body.userAgent, 300),
      };
      ctx.log.warn({ requestId: caller.requestId, crash }, 'the interface crashed');
      return ok(undefined);
    },
  },
};
