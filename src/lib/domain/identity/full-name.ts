export type PersonName = { readonly fullName: string; readonly firstName: string; readonly lastName: string };

const fullNameLengthMax = 120;

const word = /^\p{L}[\p{L}\p{M}'’.-]*$/u;

/**
 * At least two alphabetic words parted by whitespace (specification, section 5). The last word is the last name, all before
 * it the first name; runs of whitespace become one space. Undefined when the text is no full name.
 */
export const splitFullName = (text: string): PersonName | undefined => {
  if (text.length > fullNameLengthMax) return undefined;
  const words = text.normalize('NFC').trim().split(/\s+/u);
  if (words.length < 2 || !words.every((part) => word.test(part))) return undefined;
  return { fullName: words.join(' '), firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
};

/** @internal */
export const isFullName = (text: string): boolean => splitFullName(text) !== undefined;
