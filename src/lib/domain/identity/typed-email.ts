/** What an address looks like, to forms and requests alike. Linear in the input's length: no repetition of a repetition. */
export const emailPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,8}$/;

/** What a domain of letters is made of (RFC 5892): no port, path or user name may slip into the address that reads it. */
const letteredDomain = /^(?:[\p{L}\p{M}\p{N}\u00b7.\u3002\uff0e\uff61-]|\u200c|\u200d){1,253}$/u;
/** What copying brings along; a joiner within a domain is a letter of its name. */
const marks = /(?!\u200c|\u200d)\p{Cf}|^[\u200c\u200d]+|[\u200c\u200d]+$/gu;
const isAscii = /^[ -~]*$/;

/**
 * The address that copied text names: without the name before its angle brackets (`Ada <ada@example.com>`), and without a link's
 * `mailto:` and what it asks for.
 */
const bareEmail = (typed: string): string => {
  const bracketed = /^[^<>]*<([^<>]*)>$/.exec(typed)?.[1]?.trim() ?? typed;
  const [, linked] = /^mailto:([^?]*)/i.exec(bracketed) ?? [];
  if (linked === undefined) return bracketed;
  try {
    return decodeURIComponent(linked).trim();
  } catch {
    return linked;
  }
};

/** What keyboards of East Asia write in full width, as ASCII has it: the at sign and the point, letters and digits. */
const plainWidth = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll('\ufe6b', '@');

/** A domain as the address bar writes it. Browsers that are served know no `URL.parse`. */
const hostOf = (domain: string): string | undefined => {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
};

/**
 * An address with its domain in the letters of the DNS (IDNA, UTS 46): `anna@münchen.de` is `anna@xn--mnchen-3ya.de`, one
 * mailbox in two spellings; browsers differ in which of them a box holds. A name in front and `mailto:` are left out (`bareEmail`).
 * What is ASCII already, or no domain, stays as it is.
 */
export const asciiEmail = (copied: string): string => {
  const typed = bareEmail(plainWidth(copied.replaceAll(marks, '').trim()));
  const at = typed.lastIndexOf('@');
  const domain = typed.slice(at + 1).normalize('NFC');
  if (at < 1 || isAscii.test(domain) || !letteredDomain.test(domain)) return typed;
  const host = hostOf(domain);
  return host === undefined ? typed : `${typed.slice(0, at)}@${host}`;
};
