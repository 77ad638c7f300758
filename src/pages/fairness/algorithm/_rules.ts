import { textsOf } from '#domain/proof/algorithm/texts-of.ts';
import { t, wordsOf } from '#i18n/server.ts';

/** A part of a game's rules as its page tells it; names of fields and of choices stand in `<code>`. */
export type RulesPart = { readonly title: string; readonly paragraphs: readonly string[] };

/** The parts in the order in which every page tells them. */
const parts = ['bets', 'draws', 'hands', 'decisions', 'house', 'rolls', 'payment', 'outcome', 'left'] as const;

/** The rules of a game, part by part; what several of its texts say of one part stands together. */
export const rulesOf = (game: Parameters<typeof textsOf>[0]): readonly RulesPart[] => {
  const told = textsOf(game).flatMap((text) => Object.entries(wordsOf(`algorithm.engine.${text}`)));
  return parts.flatMap((part) => {
    const paragraphs = told.flatMap(([key, text]) => (key.endsWith(`.${part}`) ? text.split('\n') : []));
    return paragraphs.length > 0 ? [{ title: t(`algorithm.part.${part}`), paragraphs }] : [];
  });
};

/** The same without marks, for the JSON. */
export const plainRulesOf = (game: Parameters<typeof textsOf>[0]): readonly RulesPart[] =>
  rulesOf(game).map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.map((text) => text.replaceAll(/<\/?code>/g, '')),
  }));
