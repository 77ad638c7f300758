import type { WordFacts, WordKey } from '#i18n/keys.ts';
import type { SideBySideWords } from './SideBySide.tsx';

type Translate = (key: WordKey, facts?: WordFacts) => string;

/** What is said around two versions, by the words of the page or of the island; `before` and `after` name the two. */
export const comparisonWords = (t: Translate, before: string, after: string): SideBySideWords => ({
  before,
  after,
  changed: t('terms.compare.changed'),
  removed: t('terms.compare.removed'),
  added: t('terms.compare.added'),
  movedAway: t('terms.compare.moved_away'),
  movedHere: t('terms.compare.moved_here'),
  deletion: t('terms.compare.deletion'),
  insertion: t('terms.compare.insertion'),
  end: t('terms.compare.end'),
  unchanged: (count) => t(count === 1 ? 'terms.compare.unchanged_one' : 'terms.compare.unchanged_other', { count }),
});
