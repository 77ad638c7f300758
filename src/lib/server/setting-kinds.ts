import { z } from 'zod';
import { asciiEmail } from '#domain/identity/typed-email.ts';
import { houseLanguage } from '#domain/locale.ts';

/** Kinds of settings: a text of the environment that is one, or what is said of it. */

export const origin = z
  .string()
  .refine(
    (text) => /^https?:/.test(text) && URL.parse(text)?.origin === text,
    'an origin such as https://casino.example',
  );

export const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `a URL starting with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  });

export const flag = z.enum(['0', '1'], 'either 0 or 1').transform((text) => text === '1');

const regionNames = new Intl.DisplayNames(houseLanguage, { type: 'region', fallback: 'none' });
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && regionNames.of(code) !== undefined;
export const country = z.string().refine(isCountry, 'a country’s two letters (ISO 3166), such as MT');

/** Afterwards in ASCII, whatever the letters of its domain. */
export const mailbox = z.string().transform(asciiEmail).pipe(z.email('an e-mail address'));
