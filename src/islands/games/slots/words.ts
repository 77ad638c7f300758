import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';

/** The keys of a machine's symbols by their letters, out of the engine's own names for them. */
export const namesIn = <Symbol extends string>(
  symbols: Readonly<Record<string, Symbol>>,
  keyOf: (symbol: Symbol) => WordKey,
): Record<string, WordKey> =>
  Object.fromEntries(Object.entries(symbols).map(([letter, symbol]) => [letter, keyOf(symbol)]));

type Named = { readonly names: Readonly<Record<string, WordKey>> };

/** What a machine calls a symbol; nothing where it is none of its own. */
export const nameOf = ({ names }: Named, letter: string): string => {
  const key = names[letter];
  return key ? t(key) : '';
};

/** What stands on the reels in words, reel by reel from the left, each from the top down. */
const windowWords = (named: Named, window: readonly string[]): string =>
  window
    .map((column, reel) =>
      t('slots.reel', { reel: reel + 1, symbols: [...column].map((letter) => nameOf(named, letter)).join(', ') }),
    )
    .join('. ');

/** What is seen of the reels, for those who do not see them. */
export const reelWords = (named: Named, turning: boolean, window: readonly string[]): string =>
  turning ? t('slots.turning') : windowWords(named, window);

/** How a spin came out on its lines: the words of the one that pays, or how many do. */
export const linesOutcome = (words: readonly string[]): string => {
  const [only] = words;
  if (only === undefined) return t('slots.outcome_no_line');
  return words.length === 1 ? only : t('slots.outcome_lines', { count: words.length });
};

type PaidLine = { readonly line: number; readonly symbol: string; readonly count: number };

const lineName = (named: Named, { line, symbol, count }: PaidLine): string =>
  t('slots.orchard.win_line', { line: line + 1, count, name: nameOf(named, symbol) });

/** Lines that pay, each with what it adds. */
export const lineWords = (named: Named, lines: readonly (PaidLine & { readonly amountMinor: bigint })[]) =>
  lines.map((line) => ({ words: lineName(named, line), amountMinor: line.amountMinor }));

/** How a spin came out on lines of like symbols. */
export const paidOutcome = (named: Named, lines: readonly PaidLine[]): string =>
  linesOutcome(lines.map((line) => lineName(named, line)));
