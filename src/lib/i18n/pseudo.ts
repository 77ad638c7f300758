/** A locale file as it stands: texts, and groups of them. */
export type WordTree = { readonly [name: string]: string | WordTree };

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçđéƒĝħîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĦÎĴĶĻḾÑÖÞɊŔŠŢÛṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/**
 * A text as the pseudo-locale has it: accented, a third longer, in brackets, so that on a page of it whatever is plain
 * was never put into a locale file, and whatever is cut off has no room for a longer language. What stands in `{{…}}` and
 * the names of tags stay.
 */
export const pseudoText = (text: string): string => {
  const kept = text.split(/(\{\{[^}]*\}\}|<\/?\w+>)/);
  const shown = kept.map((part, at) =>
    at % 2 === 1 ? part : [...part].map((one) => letters.get(one) ?? one).join(''),
  );
  return `⟦${shown.join('')}${'~'.repeat(Math.ceil(text.length / 3))}⟧`;
};

/** Every text of a locale file so. */
export const pseudoWords = (words: WordTree): WordTree =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]) => [
      name,
      typeof value === 'string' ? pseudoText(value) : pseudoWords(value),
    ]),
  );

/** Whether `PUBLIC_PSEUDO_LOCALE=1 npm run dev` asked for it. Never so in a built site. */
export const isPseudo = (): boolean => import.meta.env?.DEV === true && import.meta.env['PUBLIC_PSEUDO_LOCALE'] === '1';
