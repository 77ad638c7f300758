import { domainToUnicode } from 'node:url';

/** An address as its owner reads it: kept as `anna@xn--mnchen-3ya.de`, shown as `anna@münchen.de`. */
export const shownEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  // Only what is encoded: the writing of others is the player's own.
  return /(?:^|\.)xn--/i.test(domain) ? `${email.slice(0, at)}@${domainToUnicode(domain) || domain}` : email;
};
