import type { ReferenceValues } from './values.ts';

/** One thing that is wrong in a text: the line it stands on, counted from 1, and what to do. */
export type Fault = { readonly line: number; readonly message: string };

/** `{{ name }}`. Braces that do not close on their line are caught by `openBraces`. */
const reference = /\{\{([^{}\n]*)\}\}/g;
const openBraces = /\{\{|\}\}/;

/** What the message of an unknown name says: whoever shows it adds once which names there are. */
export const isUnknown = 'is no known reference';

/** The names that a text refers to. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(reference)].map(([, name = '']) => name.trim());

/** A text without its references, for checks of what was typed by hand. Lines stay where they are. */
export const withoutReferences = (text: string): string => text.replace(reference, ' ');

/** How many letters differ, at most: enough to guess which name was meant. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[b.length] ?? 0;
};

/** What is longer is no slip of anybody's finger. */
const nameMost = 80;

const unknown = (name: string, values: ReferenceValues): string => {
  const known = name.length > nameMost ? [] : [...values.keys()].map((one) => ({ one, far: distance(name, one) }));
  const [nearest] = known.toSorted((a, b) => a.far - b.far);
  const guess = nearest !== undefined && nearest.far <= 4 ? ` Did you mean {{${nearest.one}}}?` : '';
  return `{{${name}}} ${isUnknown}.${guess}`;
};

/**
 * A text with each `{{name}}` replaced by the engine's figure. An unknown name, or braces that are not closed, are faults;
 * `firstLine` is the line of the file on which the text begins.
 */
export const resolveReferences = (
  text: string,
  values: ReferenceValues,
  firstLine: number = 1,
): { readonly text: string; readonly faults: readonly Fault[] } => {
  const faults: Fault[] = [];
  // The same name is asked for its neighbours once.
  const told = new Map<string, string>();
  const lines = text.split('\n').map((line, index) => {
    const at = firstLine + index;
    if (openBraces.test(line.replace(reference, '')))
      faults.push({ line: at, message: 'braces that do not pair. A reference is written {{name}}, on one line.' });
    return line.replace(reference, (whole, written: string) => {
      const name = written.trim();
      const value = values.get(name);
      if (value) return value();
      const message = told.get(name) ?? unknown(name, values);
      told.set(name, message);
      faults.push({ line: at, message });
      return whole;
    });
  });
  return { text: lines.join('\n'), faults };
};
