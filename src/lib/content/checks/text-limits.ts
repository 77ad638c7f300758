import type { TextFault } from '../load-texts.ts';

/** Checks look along a line more than once: one without an end would keep them from everything else. */
const lineMost = 2_000;
/** The renderer looks for the pair of each among all of them: tens of thousands take it half a minute. */
const quotesMost = 2_000;
/** A table has as many cells in each row as in its first, written or not: of some thousand rows that is as many times that. */
const cellsMost = 30;

/** What stands between the bars of a row, whether or not it begins and ends with one. */
const cellsOf = (line: string): number =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;

/** What of a text is too much to be looked at any further. */
export const limitFaults = (path: string, source: string): readonly TextFault[] => {
  const long = source.split('\n').flatMap((line, at) => (line.length > lineMost ? [at + 1] : []));
  const wide = source.split('\n').flatMap((line, at) => (cellsOf(line) > cellsMost ? [at + 1] : []));
  const quotes = source.match(/["']/g)?.length ?? 0;
  return [
    ...long.map((line) => ({
      path,
      line,
      message: `a line has ${lineMost} characters at most: break it into several`,
    })),
    ...wide.map((line) => ({ path, line, message: `a row of a table has ${cellsMost} cells at most` })),
    ...(quotes > quotesMost
      ? [{ path, line: 1, message: `a text has ${quotesMost} quotation marks at most: break it into several` }]
      : []),
  ];
};
