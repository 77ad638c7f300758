import { Resolver } from 'node:dns/promises';
import type { MailExchange } from '#domain/identity/email.ts';

/** Asks the DNS whether a domain takes mail. Never throws, never takes longer than its time limit. */
export type MxLookup = (domain: string) => Promise<MailExchange>;

/** The name does not exist, or exists without a mail exchange. Anything else (timeout, refused, no network) proves nothing. */
const definite = new Set(['ENOTFOUND', 'ENODATA']);

/** The DNS of the machine. `timeLimitMs` bounds the whole question, whatever the resolver's own retries. */
export function createMxLookup({ timeLimitMs = 800 }: { readonly timeLimitMs?: number } = {}): MxLookup {
  return async (domain) => {
    const resolver = new Resolver({ timeout: timeLimitMs, tries: 1 });
    const timer = setTimeout(() => resolver.cancel(), timeLimitMs);
    try {
      return readExchanges(await resolver.resolveMx(domain));
    } catch (error) {
      return error instanceof Error && 'code' in error && definite.has(String(error.code)) ? 'none' : 'no_answer';
    } finally {
      clearTimeout(timer);
    }
  };
}

/** A single exchange named '' is the "null MX" of RFC 7505: the domain takes no mail. */
export const readExchanges = (records: readonly { readonly exchange: string }[]): MailExchange =>
  records.some((record) => record.exchange !== '' && record.exchange !== '.') ? 'found' : 'none';
