/** A code of an event as a person reads it: `limit_easing_asked` is "Limit easing asked". */
export const codeWords = (code: string): string => {
  const words = code.replaceAll(/[_.-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What devices say of themselves is in the list of sessions; here it would be the longest of all. */
const leftOut: readonly string[] = ['userAgent'];

/** Facts of an event in one line: "ip 203.0.113.7, state completed". */
export const factWords = (facts: Readonly<Record<string, string | number | boolean>>): string =>
  Object.entries(facts)
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, value]) => `${name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()} ${value}`)
    .join(', ');
