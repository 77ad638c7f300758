/** `isGuessed`: nobody has said where the first name ends, so the player is called by the full name. */
export type PersonName = {
  readonly fullName: string;
  readonly firstName: string;
  /** Empty where the name is one word. */
  readonly lastName: string;
  readonly isGuessed: boolean;
};

/** A full name in the two parts that companies ask for. */
type NameParts = Pick<PersonName, 'firstName' | 'lastName'>;

const fullNameLengthMax = 120;

/**
 * Come along with pasted text and show nothing: soft hyphens, zero-width blanks, marks and isolates of direction. An override
 * (U+202D, U+202E) is none of them and no part of a name: with it a name reads as another.
 */
const strayMarks = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202c\u2060\u2066-\u2069\ufeff]/gu;

/** Apostrophes and hyphens of every script that are no letters, and points between and behind what is written short. */
const apostrophes = "'`´’‘‛′＇׳״՚՛";
const hyphens = '\\p{Pd}\u2212';
const points = '.·・･‧。．｡॰૰՟';
/** Commas, slashes, and what parts the words of Tibetan (U+0F0B, U+0F0C) and of Ethiopic (U+1361). */
const between = ',、，､،፣/／\u0f0b\u0f0c\u1361';

/**
 * People's names are what they say they are: letters and marks of any script with their joiners, apostrophes and hyphens of
 * every form, points, commas, a slash. Digits, signs and markup are none.
 */
const part = new RegExp(`^(?:[\\p{L}\\p{M}${apostrophes}${hyphens}${points}${between}]|\u200c|\u200d)+$`, 'u');
const letter = /\p{L}/u;

/** One form of a name: composed, single blanks, nothing that cannot be seen. */
const tidy = (text: string): string => text.normalize('NFC').replace(strayMarks, '').trim().replaceAll(/\s+/gu, ' ');

/** The name in its one form, or undefined when it is none. */
const readName = (text: string): string | undefined => {
  if (text.length > fullNameLengthMax) return undefined;
  const name = tidy(text);
  return letter.test(name) && name.split(' ').every((word) => part.test(word)) ? name : undefined;
};

/** Written small before a family name that it belongs to: van, de, bin. The first word is never one. */
const isParticle = (word: string): boolean => /^['’‘]?\p{Ll}/u.test(word);
const suffix = /^(?:jr|sr|ii|iii|iv|esq)\.?$/iu;

/** Where the last name of these words begins, as far as can be told: the last word, with its particles and what follows it. */
const lastNameAt = (words: readonly string[]): number => {
  let at = words.length - 1;
  if (at > 1 && suffix.test(words[at] ?? '')) at -= 1;
  if (isParticle(words[0] ?? '')) return at;
  while (at > 1 && isParticle(words[at - 1] ?? '')) at -= 1;
  return at;
};

const partsOf = (words: readonly string[]): NameParts => {
  const at = words.length < 2 ? words.length : lastNameAt(words);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
};

/** The words of a name without regard to order, case and the commas between them. */
const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[\s,、]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

/**
 * A full name and its parts: as `given` where the player said how it is parted, which must be the same words in any order, or
 * guessed. Runs of whitespace become one space. Undefined when the text is no name, or the parts are not its own.
 */
export const splitFullName = (text: string, given?: NameParts): PersonName | undefined => {
  const fullName = readName(text);
  if (fullName === undefined) return undefined;
  if (given === undefined) return { fullName, ...partsOf(fullName.split(' ')), isGuessed: true };
  const parts = { firstName: tidy(given.firstName), lastName: tidy(given.lastName) };
  if (parts.firstName === '' || wordsOf(`${parts.firstName} ${parts.lastName}`) !== wordsOf(fullName)) return undefined;
  return { fullName, ...parts, isGuessed: false };
};

/** Whether a name is one word, which is asked about once: most people have another. */
export const isSingleName = (text: string): boolean => !/\s/u.test(tidy(text));
