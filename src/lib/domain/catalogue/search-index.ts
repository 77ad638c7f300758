import { foldLines } from './fold.ts';
import { layOutWords, type SpokenNames } from './search-words.ts';

/** Stands before each word of a folded line, and before nothing else. */
const wordMark = '\u0001';
const wordMarkCode = 1;
export const lineEnd = '\n';
export const lineEndCode = 10;

/** How much of what begins at a word decides its group, and which letters are looked for in its beginning. */
export const groupLength = 4;
export const maskLength = 10;

/**
 * Names in the order of popularity, laid out so that a search is a few passes over one text. `marked` is
 * `\n` + folded name + `\n` + …, each word with a mark before it, so that finding `mark + text` finds word starts alone.
 * The same text without marks stands in `codes`, for counting typing errors from each word start on.
 */
export type SearchIndex = {
  readonly size: number;
  readonly marked: string;
  /** Where each line begins in `marked`, at its `\n`; one more for the end. */
  readonly lines: Uint32Array;
  /** UTF-16 units. */
  readonly codes: Uint16Array;
  /** Where each word begins in `codes`, and the name it is of. */
  readonly words: Uint32Array;
  readonly names: Uint32Array;
  /** The letters of a word start's first `maskLength` characters: `letterBit` of each. */
  readonly masks: Uint32Array;
  /** Word starts with the same first `groupLength` characters share a group; `samples` has one word start of each. */
  readonly groups: Uint32Array;
  readonly samples: Uint32Array;
  /** The same names by their words, for texts that say these in another order. */
  readonly spoken: SpokenNames;
};

/** A letter's bit; others share the bits that are left. */
export const letterBit = (code: number): number => 1 << (code & 31);

/** A folded text with a mark before each of its words. */
export const markWords = (folded: string): string => folded.replace(/[\p{L}\p{N}]+/gu, `${wordMark}$&`);

/** The text as it stands inside a name, where its first letter may begin no word. */
export const withoutFirstMark = (marked: string): string => (marked.startsWith(wordMark) ? marked.slice(1) : marked);

/** Lays out names, most popular first; about 50 ms for 50,000. */
export const indexNames = (names: readonly string[]): SearchIndex => {
  const folded = foldLines(names.map((name) => name.replaceAll(lineEnd, ' ')).join(lineEnd));
  const marked = names.length === 0 ? lineEnd : `${lineEnd}${markWords(folded)}${lineEnd}`;
  const lines = new Uint32Array(names.length + 1);
  const codes = new Uint16Array(marked.length);
  const words: number[] = [];
  const owners: number[] = [];
  let line = -1;
  let length = 0;
  for (let at = 0; at < marked.length; at++) {
    const code = marked.charCodeAt(at);
    if (code === wordMarkCode) {
      words.push(length);
      owners.push(line);
      continue;
    }
    if (code === lineEndCode) lines[++line] = at;
    codes[length++] = code;
  }
  const places = Uint32Array.from(words);
  const used = codes.slice(0, length);
  return {
    size: names.length,
    marked,
    lines,
    codes: used,
    words: places,
    names: Uint32Array.from(owners),
    masks: masksOf(used, places),
    spoken: layOutWords(folded, names.length),
    ...groupsOf(used, places),
  };
};

const masksOf = (codes: Uint16Array, words: Uint32Array): Uint32Array =>
  words.map((from) => {
    let mask = 0;
    for (let at = from; at < from + maskLength; at++) {
      const code = codes[at] ?? lineEndCode;
      if (code === lineEndCode) break;
      mask |= letterBit(code);
    }
    return mask;
  });

const groupsOf = (codes: Uint16Array, words: Uint32Array): Pick<SearchIndex, 'groups' | 'samples'> => {
  const known = new Map<number, number>();
  const samples: number[] = [];
  const groups = words.map((from) => {
    const key = keyOf(codes, from);
    const group = key === undefined ? undefined : known.get(key);
    if (group !== undefined) return group;
    if (key !== undefined) known.set(key, samples.length);
    return samples.push(from) - 1;
  });
  return { groups, samples: Uint32Array.from(samples) };
};

const keyBits = 13;

/** The first characters as one exact number; scripts with more letters than fit have none, and no shared groups. */
const keyOf = (codes: Uint16Array, from: number): number | undefined => {
  let key = 0;
  for (let at = from; at < from + groupLength; at++) {
    const code = codes[at] ?? lineEndCode;
    if (code === lineEndCode) break;
    if (code >= 2 ** keyBits) return undefined;
    key = key * 2 ** keyBits + code;
  }
  return key;
};
