const charactersMax = 100;

/**
 * A file's name as it may be shown: the last part of a path, without control characters, marks that turn the direction of
 * writing, or what file systems and headers give a meaning. Only ever shown, as text: no path and no header is made of it.
 */
export function shownFileName(given: string): string {
  const [last = ''] = given.slice(-1_000).split(/[\\/]/).slice(-1);
  const plain = last
    .normalize('NFC')
    // Control and format characters (bidi marks, zero widths), lone surrogates, private use, line and paragraph separators.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/["<>|:*?;`$]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  const characters = [...plain];
  if (characters.length === 0) return 'document';
  if (characters.length <= charactersMax) return plain;
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  return `${characters.slice(0, charactersMax - 1 - ending.length).join('')}…${ending}`;
}
