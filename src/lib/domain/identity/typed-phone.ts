import { typedPhone } from '../typed-text.ts';

/** `phone_extension`: a number behind a number, which no account keeps. `phone_letters`: something that no number has. */
export type PhoneFault = 'phone_extension' | 'phone_letters';

const extension = /\d[\s,;.]*(?:ext(?:n|ension)?|x|#)[\s.:=]*\d*$/i;
/** Digits, and what is written between them. */
const readable = /^\+?[\d\s().\-/\p{Pd}\u2212\u00b7]*$/u;

/** What of a typed phone number cannot be read, so that it stays in its box until it is taken out. */
export const phoneFault = (typed: string): PhoneFault | undefined => {
  const text = typedPhone(typed);
  if (extension.test(text)) return 'phone_extension';
  return readable.test(text) ? undefined : 'phone_letters';
};
