/** Joins names and typed words that are told apart in two ways: `&` is what `and` is, and both say nothing of a game. */
const sayingNothing = 'and';

/** A folded text as words with one blank between: without its apostrophes, and digits apart from letters (`6of49`: `6 of 49`). */
const spokenOf = (folded: string): string =>
  folded
    .replace(/(\p{L})'(?=\p{L})/gu, '$1')
    .replace(/\p{L}(?=\p{N})|\p{N}(?=\p{L})/gu, '$& ')
    .replace(/[^\p{L}\p{N}\n]+/gu, ' ');

/** Names by their words: `\n` + ` first second` + `\n` + …, so that a blank and a text find a word that begins with it. */
export type SpokenNames = {
  readonly spoken: string;
  /** Where each line begins in `spoken`, at its `\n`; one more for the end. */
  readonly lines: Uint32Array;
};

/** Lays out folded names, a line each; `count` of them. */
export const layOutWords = (folded: string, count: number): SpokenNames => {
  const spoken = `\n ${spokenOf(folded).replaceAll('\n', '\n ')}\n`;
  const lines = new Uint32Array(count + 1);
  let at = 0;
  for (let line = 0; line <= count; line++) {
    lines[line] = at;
    at = spoken.indexOf('\n', at + 1);
  }
  return { spoken, lines };
};

/** The different words of a folded text that somebody typed, the longest first: the fewest names have it. */
export const typedWords = (folded: string): readonly string[] => {
  const words = new Set(spokenOf(folded).split(' '));
  return [...words]
    .filter((word) => word !== '' && word !== sayingNothing)
    .sort((one, other) => other.length - one.length);
};

/**
 * Adds the names in which each of `words` begins a word, in whatever order, until there are `max`; most popular first. The first of
 * them is the one that is looked for in all names.
 */
export const addNamesWithWords = (
  { spoken, lines }: SpokenNames,
  [first, ...others]: readonly string[],
  found: Set<number>,
  max: number,
): void => {
  if (first === undefined) return;
  let name = 0;
  for (let at = spoken.indexOf(` ${first}`); at >= 0 && found.size < max; ) {
    while ((lines[name + 1] ?? spoken.length) <= at) name++;
    const next = lines[name + 1] ?? spoken.length;
    const line = spoken.slice(lines[name], next);
    if (others.every((word) => line.includes(` ${word}`))) found.add(name);
    at = spoken.indexOf(` ${first}`, next);
  }
};

/** Fewer letters and digits are the beginning of too many names. */
const tellingLength = 3;

/** The words without those that no name at all has; none when what is left would tell nothing. */
export const knownWords = ({ spoken }: SpokenNames, words: readonly string[]): readonly string[] => {
  const known = words.filter((word) => spoken.includes(` ${word}`));
  return known.join('').length < tellingLength ? [] : known;
};

/** Whether each word of a typed text begins a word of a name; both folded. */
export const hasWords = (name: string, typed: string): boolean => {
  const words = typedWords(typed);
  const spoken = ` ${spokenOf(name)}`;
  return words.length > 0 && words.every((word) => spoken.includes(` ${word}`));
};
