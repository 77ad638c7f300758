import type { Row } from '#domain/terms/compare-texts.ts';
import { t, tCount } from '#i18n/server.ts';
import type { SideBySideWords } from '#islands/blocks/terms/SideBySide.tsx';

/** What is said around two versions of a policy; the days are those from which they hold, in words. */
export const comparisonWords = (before: string, after: string): SideBySideWords => ({
  before: t('terms.compare.version_of', { date: before }),
  after: t('terms.compare.version_of', { date: after }),
  changed: t('terms.compare.changed'),
  removed: t('terms.compare.removed'),
  added: t('terms.compare.added'),
  movedAway: t('terms.compare.moved_away'),
  movedHere: t('terms.compare.moved_here'),
  deletion: t('terms.compare.deletion'),
  insertion: t('terms.compare.insertion'),
  end: t('terms.compare.end'),
  unchanged: (count) => tCount('terms.compare.unchanged', count),
});

/** How many paragraphs changed in which way; ways in which none did are left out. */
export const countsOf = (rows: readonly Row[]): readonly (readonly [string, number])[] => {
  const count = (test: (row: Row) => boolean) => rows.filter(test).length;
  const isMoved = (row: Row) => (row.kind === 'added' || row.kind === 'removed') && row.moved;
  const counts = [
    ['changed', count(({ kind }) => kind === 'changed')],
    ['added', count((row) => row.kind === 'added' && !row.moved)],
    ['removed', count((row) => row.kind === 'removed' && !row.moved)],
    ['moved', count((row) => isMoved(row) && row.kind === 'added')],
    ['same', count(({ kind }) => kind === 'same')],
  ] as const;
  return counts.filter(([, paragraphs]) => paragraphs > 0);
};
