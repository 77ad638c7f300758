import { longestCommon } from './longest-common.ts';

/** A stretch of a sentence; `changed`: it stands in this version alone. */
export type Part = { readonly text: string; readonly changed: boolean };

/** The same sentence twice, in stretches that put together are the whole of it. */
export type WordChanges = { readonly before: readonly Part[]; readonly after: readonly Part[] };

/** Words with the space behind them, so that nothing of the sentence is lost. A mark that ends a word is a word of its own. */
const tokensOf = (text: string): string[] =>
  text.match(/(?:[\p{L}\p{M}\p{N}](?:[.,:’'-](?=[\p{L}\p{N}])|[\p{L}\p{M}\p{N}])*|[^\s])\s*|\s+/gu) ?? [];

/** A word as it is compared: a line that breaks elsewhere says nothing else. */
const wordOf = (token: string): string => token.trim();

/** The words of a sentence, as they are compared. */
export const wordsOf = (text: string): string[] =>
  tokensOf(text)
    .map(wordOf)
    .filter((word) => word !== '');

/** So few words alone between two changes are no thread for a reader: they are taken as changed with them. */
const lonelyMax = 1;

/** Which words of each side stay, lonely ones aside. */
const keptOf = (
  pairs: readonly (readonly [number, number])[],
  lengths: readonly [number, number],
): readonly (readonly [number, number])[] => {
  const runs: (readonly [number, number])[][] = [];
  for (const pair of pairs) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && last[0] + 1 === pair[0] && last[1] + 1 === pair[1]) run.push(pair);
    else runs.push([pair]);
  }
  return runs
    .filter((run) => {
      const [first, last] = [run[0], run.at(-1)];
      const isAtAnEnd =
        (first?.[0] === 0 && first[1] === 0) || (last?.[0] === lengths[0] - 1 && last[1] === lengths[1] - 1);
      return run.length > lonelyMax || isAtAnEnd;
    })
    .flat();
};

const partsOf = (tokens: readonly string[], kept: ReadonlySet<number>): Part[] => {
  const parts: { text: string; changed: boolean }[] = [];
  for (const [at, text] of tokens.entries()) {
    const changed = !kept.has(at);
    const last = parts.at(-1);
    if (last?.changed === changed) last.text += text;
    else parts.push({ text, changed });
  }
  return parts;
};

/** Which words of a sentence were taken out and which were put in. Spaces and line breaks make no difference. */
export const wordChanges = (before: string, after: string): WordChanges => {
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const pairs = keptOf(longestCommon(old.map(wordOf), now.map(wordOf)), [old.length, now.length]);
  return {
    before: partsOf(old, new Set(pairs.map(([at]) => at))),
    after: partsOf(now, new Set(pairs.map(([, at]) => at))),
  };
};
