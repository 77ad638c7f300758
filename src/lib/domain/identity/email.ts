import { asciiEmail } from './typed-email.ts';

/** The word of `registration/validate`: only VALID and RISKY may sign up. */
const emailStatuses = ['VALID', 'RISKY', 'INVALID', 'DISPOSABLE', 'UNKNOWN'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/** What a look-up found: the domain takes mail, says that it does not, or did not answer in time. */
export type MailExchange = 'found' | 'none' | 'no_answer';

export type EmailFacts = { readonly disposable: boolean; readonly mailExchange: MailExchange };

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;

/**
 * The standard pattern: a dotted local part of at most 64 characters, a domain of two labels or more, 254 in all
 * (RFC 5321), in ASCII (`asciiEmail`). Each part is matched by itself, so that no input makes the match slow.
 */
export const isEmail = (text: string): boolean => {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length > 0 &&
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((part) => label.test(part)) &&
    topLevel.test(labels.at(-1) ?? '')
  );
};

/** The form in which addresses are compared: lower case, the domain in ASCII. Dots and tags stay: what they mean is the mailbox's own business. */
export const emailKeyOf = (email: string): string => asciiEmail(email.trim()).toLowerCase();

/** The part after the @, lower case. */
export const emailDomainOf = (email: string): string => emailKeyOf(email).split('@').at(-1) ?? '';

/** The status of an address by its syntax and, where that holds, by what was found out about its domain. */
export const emailStatusOf = (email: string, facts: EmailFacts): EmailStatus => {
  if (!isEmail(email)) return 'INVALID';
  if (facts.disposable) return 'DISPOSABLE';
  switch (facts.mailExchange) {
    case 'found':
      return 'VALID';
    case 'none':
      return 'UNKNOWN';
    case 'no_answer':
      return 'RISKY';
  }
};

export const mayRegister = (status: EmailStatus): boolean => status === 'VALID' || status === 'RISKY';
