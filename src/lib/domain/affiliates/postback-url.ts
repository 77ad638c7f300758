/** What may stand in the address of an affiliate's, in braces, to be filled in. */
const placeholders = ['id', 'event', 'click_id', 'day', 'currency', 'amount', 'eur_cents'] as const;
type Placeholder = (typeof placeholders)[number];
const isPlaceholder = (name: string): name is Placeholder => (placeholders as readonly string[]).includes(name);

const braced = /\{([^{}]*)\}/g;

/** Whether an address can be filled: what stands in braces is known, and stands in its query alone, where nothing leads elsewhere. */
export const isPostbackUrl = (template: string): boolean => {
  const start = template.indexOf('?');
  const [place, query] = start === -1 ? [template, ''] : [template.slice(0, start), template.slice(start)];
  if (/[{}]/.test(place) || /[{}]/.test(query.replaceAll(braced, ''))) return false;
  return [...query.matchAll(braced)].every(([, name = '']) => isPlaceholder(name));
};

/** The address with each value percent-encoded; what there is none of is left empty. */
export const fillPostbackUrl = (template: string, values: Readonly<Record<Placeholder, string | null>>): string =>
  template.replaceAll(braced, (_, name: string) => (isPlaceholder(name) ? encodeURIComponent(values[name] ?? '') : ''));
