/** The same text with its comments blanked, line by line, so that line numbers stay. */
export const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[\s;{(,])\/\/.*$/gm, '$1');
