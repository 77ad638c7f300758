import type { Row } from '#domain/terms/compare-texts.ts';

/** How many paragraphs changed in which way; ways in which none did are left out. What moved counts where it stands now. */
export const countsOf = (rows: readonly Row[]): readonly (readonly [string, number])[] => {
  const count = (test: (row: Row) => boolean) => rows.filter(test).length;
  const counts = [
    ['changed', count(({ kind }) => kind === 'changed')],
    ['added', count((row) => row.kind === 'added' && !row.moved)],
    ['removed', count((row) => row.kind === 'removed' && !row.moved)],
    ['moved', count((row) => row.kind === 'added' && row.moved)],
    ['same', count(({ kind }) => kind === 'same')],
  ] as const;
  return counts.filter(([, paragraphs]) => paragraphs > 0);
};
