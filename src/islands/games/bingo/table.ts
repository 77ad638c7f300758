import type { TablesOf } from '../kit/table.ts';

export const tables = {
  'bingo-75': { words: 'bingo', load: () => import('./Table.tsx') },
} satisfies TablesOf<'bingo'>;
