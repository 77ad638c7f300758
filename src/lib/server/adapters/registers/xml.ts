/** A text as it stands in an element or an attribute. */
export const xmlText = (text: string): string =>
  text.replaceAll(
    /[<>&"']/g,
    (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' })[sign] ?? sign,
  );

/**
 * The text of the one element of this local name, whatever its prefix. Null where it is missing, stands there twice, or has elements of
 * its own; and wherever a document type is declared, since what it would bring in is nobody's answer.
 */
export const elementText = (xml: string, name: string): string | null => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return null;
  const found = [
    ...xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(?:\\s[^<>]*)?>([^<>]*)</(?:[\\w.-]+:)?${name}\\s*>`, 'g')),
  ];
  const [only] = found;
  return found.length === 1 && only?.[1] !== undefined ? only[1].trim() : null;
};
