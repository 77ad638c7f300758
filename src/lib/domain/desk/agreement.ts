/**
 * Whom the house tells what happens, as one person of the staff proposes it and another approves. Sums in hundredths of a euro; an address may
 * have a secret of its receiver's in it, and is shown as `shownAddress` has it.
 */
export type Agreement =
  | {
      readonly kind: 'affiliate_agreed';
      readonly affiliate: string;
      /** With which click ids of theirs begin. */
      readonly prefix: string;
      readonly url: string;
      readonly sharePercent: number;
      readonly cpaEurCents: string;
    }
  /** `types` null: all. */
  | { readonly kind: 'webhook_added'; readonly url: string; readonly types: readonly string[] | null }
  /** Of an address that is told already: whoever holds its secret can speak as the house to it. */
  | { readonly kind: 'webhook_renewed'; readonly endpoint: string; readonly url: string };

export type AgreementKind = Agreement['kind'];

const word = /^(?:[a-z._-]{0,12}|v\d{1,2})$/i;
const cut = (part: string): string => (word.test(part) ? part : `${part.slice(0, 3)}…`);
const placeholders = /^(?:\{[^{}]*\})+$/;

/**
 * An address as whoever approves it sees it: whose of a host's many receivers it is, and what is told there, by name. What may be a secret is cut short.
 */
export function shownAddress(address: string): string {
  const { host, pathname, search } = new URL(address);
  const place = pathname.split('/').map(cut);
  const asked = search
    .slice(1)
    .split('&')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      if (value.length === 0) return cut(name);
      return placeholders.test(value.join('=')) ? pair : `${name}=…`;
    });
  return `${host}${place.join('/')}${search === '' ? '' : `?${asked.join('&')}`}`;
}
