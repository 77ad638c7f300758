/** A code of an event as a person reads it: `limit_easing_asked` is "Limit easing asked". */
export const codeWords = (code: string): string => {
  const words = code.replaceAll(/[_.-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What devices say of themselves is in the list of sessions; here it would be the longest of all. */
const leftOut: readonly string[] = ['userAgent'];

/** Codes alone are words with something between them; an id or a reference stays as it is. */
const valueWords = (value: string | number | boolean): string =>
  typeof value === 'string' && /^[a-z_]+(?:, [a-z_]+)*$/.test(value) ? value.replaceAll('_', ' ') : String(value);

/** Facts of an event in one line: "ip 203.0.113.7, state completed". */
export const factWords = (facts: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(facts)
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, value]) => `${name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()} ${valueWords(value)}`)
    .join(', ');
