import { type Part, wordChanges, wordsOf } from './word-changes.ts';

/** A paragraph of a text, without marks: a heading, a sentence or more, an item of a list, a row of a table. */
export type Block = { readonly kind: 'heading' | 'paragraph' | 'item' | 'note' | 'row'; readonly text: string };

/** A paragraph as it stood and as it stands, side by side. `moved`: the same words stand at another place. */
export type Row =
  | { readonly kind: 'same'; readonly before: Block; readonly after: Block }
  | {
      readonly kind: 'changed';
      readonly before: Block;
      readonly after: Block;
      readonly beforeParts: readonly Part[];
      readonly afterParts: readonly Part[];
    }
  | { readonly kind: 'removed'; readonly before: Block; readonly moved: boolean }
  | { readonly kind: 'added'; readonly after: Block; readonly moved: boolean };

/** From which share of common words on two paragraphs are one that was rewritten. */
const alikeFrom = 0.5;

/** Pairs of paragraphs that are weighed against each other; beyond it only what is the same is found. */
const pairsMax = 250_000;

/** How much two paragraphs have in common, 0 to 1: twice their common words by all of theirs (Dice, 1945). */
const likeness = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number => {
  const count = (words: ReadonlyMap<string, number>) => [...words.values()].reduce((sum, one) => sum + one, 0);
  const all = count(a) + count(b);
  if (all === 0) return 1;
  let common = 0;
  for (const [word, times] of a) common += Math.min(times, b.get(word) ?? 0);
  return (2 * common) / all;
};

const bagOf = ({ text }: Block): ReadonlyMap<string, number> => {
  const bag = new Map<string, number>();
  for (const word of wordsOf(text.toLowerCase())) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
};

const keyOf = ({ text }: Block): string => wordsOf(text).join(' ');

/** A heading answers to a heading alone. */
const mayPair = (a: Block, b: Block): boolean => (a.kind === 'heading') === (b.kind === 'heading');

/**
 * Lays two texts side by side, paragraph for paragraph: of all ways to do so in order the one in which the most is alike (Needleman and
 * Wunsch, 1970). What counts are the words: a paragraph that became an item of a list with the same words is the same.
 */
export const compareTexts = (before: readonly Block[], after: readonly Block[]): readonly Row[] => {
  const [oldKeys, newKeys] = [before.map(keyOf), after.map(keyOf)];
  const [oldBags, newBags] = [before.map(bagOf), after.map(bagOf)];
  const isLong = before.length * after.length > pairsMax;
  const weigh = (row: number, column: number): number => {
    const [a, b] = [before[row], after[column]];
    if (a === undefined || b === undefined || !mayPair(a, b)) return 0;
    // A paragraph that stayed as it was is worth more than any that only look like it.
    if (oldKeys[row] === newKeys[column]) return 2;
    if (isLong) return 0;
    const alike = likeness(oldBags[row] ?? new Map(), newBags[column] ?? new Map());
    return alike >= alikeFrom ? alike : 0;
  };
  const pairs = bestPairs(before.length, after.length, weigh);
  return marked(rowsOf(before, after, pairs, (row, column) => oldKeys[row] === newKeys[column]));
};

function bestPairs(rows: number, columns: number, weigh: (row: number, column: number) => number): Map<number, number> {
  const width = columns + 1;
  const weights = new Float64Array(rows * columns);
  const best = new Float64Array((rows + 1) * width);
  const at = (row: number, column: number): number => best[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const weight = weigh(row, column);
      weights[row * columns + column] = weight;
      const paired = weight > 0 ? weight + at(row + 1, column + 1) : 0;
      best[row * width + column] = Math.max(paired, at(row + 1, column), at(row, column + 1));
    }
  const pairs = new Map<number, number>();
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    const weight = weights[row * columns + column] ?? 0;
    const here = at(row, column);
    if (weight > 0 && here === weight + at(row + 1, column + 1)) {
      pairs.set(row, column);
      row += 1;
      column += 1;
    } else if (here === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
}

function rowsOf(
  before: readonly Block[],
  after: readonly Block[],
  pairs: ReadonlyMap<number, number>,
  isSame: (row: number, column: number) => boolean,
): Row[] {
  const rows: Row[] = [];
  let next = 0;
  const addUpTo = (end: number): void => {
    for (const one of after.slice(next, end)) rows.push({ kind: 'added', after: one, moved: false });
    next = end;
  };
  for (const [at, old] of before.entries()) {
    const to = pairs.get(at);
    const now = to === undefined ? undefined : after[to];
    if (to === undefined || now === undefined) {
      rows.push({ kind: 'removed', before: old, moved: false });
      continue;
    }
    addUpTo(to);
    next = to + 1;
    if (isSame(at, to)) rows.push({ kind: 'same', before: old, after: now });
    else {
      const { before: beforeParts, after: afterParts } = wordChanges(old.text, now.text);
      rows.push({ kind: 'changed', before: old, after: now, beforeParts, afterParts });
    }
  }
  addUpTo(after.length);
  return rows;
}

/** Marks what was taken out here and put in there, word for word: each as often as it stands on both sides. */
function marked(rows: readonly Row[]): Row[] {
  const counts = new Map<string, { removed: number; added: number }>();
  for (const row of rows) {
    if (row.kind !== 'removed' && row.kind !== 'added') continue;
    const key = keyOf(row.kind === 'removed' ? row.before : row.after);
    const count = counts.get(key) ?? { removed: 0, added: 0 };
    count[row.kind] += 1;
    counts.set(key, count);
  }
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (row.kind !== 'removed' && row.kind !== 'added') return row;
    const key = keyOf(row.kind === 'removed' ? row.before : row.after);
    const { removed, added } = counts.get(key) ?? { removed: 0, added: 0 };
    const nth = seen.get(`${row.kind} ${key}`) ?? 0;
    seen.set(`${row.kind} ${key}`, nth + 1);
    return { ...row, moved: nth < Math.min(removed, added) };
  });
}

/** What of a comparison is shown and what is folded away, in order. */
export type Stretch =
  | { readonly kind: 'folded'; readonly rows: readonly Row[] }
  | { readonly kind: 'shown'; readonly rows: readonly Row[] };

/**
 * Folds what did not change. The heading under which a change stands stays with it, so that a reader knows what it is about.
 */
export const foldSame = (rows: readonly Row[]): readonly Stretch[] => {
  const keeps = new Set<number>();
  let heading: number | undefined;
  for (const [at, row] of rows.entries()) {
    const block = row.kind === 'removed' ? row.before : row.after;
    if (row.kind !== 'same') {
      keeps.add(at);
      if (heading !== undefined) keeps.add(heading);
    }
    if (block.kind === 'heading') heading = at;
  }
  const stretches: { kind: 'folded' | 'shown'; rows: Row[] }[] = [];
  for (const [at, row] of rows.entries()) {
    const kind = keeps.has(at) ? 'shown' : 'folded';
    const last = stretches.at(-1);
    if (last?.kind === kind) last.rows.push(row);
    else stretches.push({ kind, rows: [row] });
  }
  return stretches;
};
