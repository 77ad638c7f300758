import { groupLength, letterBit, lineEndCode, maskLength, type SearchIndex } from './search-index.ts';

/** How many typing errors a text of so many letters and digits may have: none below 4, one below 8, else two. */
export const errorsAllowed = (folded: string): 0 | 1 | 2 => {
  const letters = folded.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters < 4 ? 0 : letters < 8 ? 1 : 2;
};

/** What came out of comparing a text with what begins at a word. */
const dead = 9;
const alive = -1;

/** Compares one text with many beginnings, without making anything anew for each of them. */
type Comparer = {
  /**
   * The fewest errors (insertion, deletion, substitution, transposition of neighbours) by which the text becomes what
   * begins at `from` and ends anywhere in its name; `dead` when they are more than allowed. With a `depth`, no more than
   * so many characters are looked at: `alive` when more of them could still do.
   */
  readonly errorsAt: (from: number, depth?: number) => number;
};

/**
 * The distance of optimal string alignment, only in the band that allowed errors can reach. A transposition reaches back
 * two rows, so a text is given up when neither of the last two rows leaves room.
 */
const createComparer = (codes: Uint16Array, folded: string, most: number): Comparer => {
  const text = Uint16Array.from(folded, (_, at) => folded.charCodeAt(at));
  const length = text.length;
  const rows = [0, 1, 2].map(() => new Uint8Array(length + 2).fill(dead)) as [Uint8Array, Uint8Array, Uint8Array];
  const errorsAt = (from: number, depth = length + most): number => {
    let [before, last, now] = rows;
    let best = dead;
    let lastLeast = 0;
    for (let column = 0; column <= length; column++) last[column] = Math.min(column, dead);
    const end = Math.min(depth, length + most);
    for (let row = 1; row <= end; row++) {
      const code = codes[from + row - 1] ?? lineEndCode;
      if (code === lineEndCode) return best;
      const first = Math.max(1, row - most);
      const final = Math.min(length, row + most);
      now[first - 1] = first === 1 && row <= most ? row : dead;
      let least = now[first - 1] ?? dead;
      for (let column = first; column <= final; column++) {
        const same = text[column - 1] === code;
        let errors = (last[column - 1] ?? dead) + (same ? 0 : 1);
        errors = Math.min(errors, (now[column - 1] ?? dead) + 1, (last[column] ?? dead) + 1);
        if (column > 1 && row > 1 && text[column - 2] === code && text[column - 1] === codes[from + row - 2])
          errors = Math.min(errors, (before[column - 2] ?? dead) + 1);
        now[column] = errors;
        if (errors < least) least = errors;
      }
      now[final + 1] = dead;
      if (final === length && (now[length] ?? dead) < best && (now[length] ?? dead) <= most) best = now[length] ?? dead;
      if (least > most && lastLeast >= most) return best;
      lastLeast = least;
      [before, last, now] = [last, now, before];
    }
    return end < length + most ? alive : best;
  };
  return { errorsAt };
};

const lettersOf = (folded: string): number => {
  let mask = 0;
  for (let at = 0; at < Math.min(folded.length, maskLength - 2); at++) mask |= letterBit(folded.charCodeAt(at));
  return mask;
};

const countBits = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/**
 * Up to `max` names in which something that begins at a word is the text with one or two typing errors: fewest errors first,
 * then the most popular. `known`: names that are found already.
 */
export const findMisspelt = (
  index: SearchIndex,
  folded: string,
  { max, known }: { readonly max: number; readonly known: ReadonlySet<number> },
): readonly number[] => {
  const most = errorsAllowed(folded);
  if (most === 0 || max <= 0) return [];
  const { codes, words, names, masks, groups, samples } = index;
  const { errorsAt } = createComparer(codes, folded, most);
  const lives = samples.map((from) => (errorsAt(from, groupLength) === dead ? 0 : 1));
  const wanted = lettersOf(folded);
  const errorsOf = new Map<number, number>();
  let nearest = 0;
  for (let word = 0; word < words.length; word++) {
    // A letter of the text's beginning that is nowhere near costs an error of its own.
    if (lives[groups[word] ?? 0] === 0 || countBits(wanted & ~(masks[word] ?? 0)) > most) continue;
    const name = names[word] ?? 0;
    const so = errorsOf.get(name) ?? dead;
    if (so === 1 || known.has(name)) continue;
    const errors = errorsAt(words[word] ?? 0);
    if (errors >= so) continue;
    errorsOf.set(name, errors);
    if (errors === 1 && ++nearest === max) break;
  }
  const found = [...errorsOf].map(([name, errors]) => ({ name, errors }));
  found.sort((one, other) => one.errors - other.errors || one.name - other.name);
  return found.slice(0, max).map(({ name }) => name);
};
