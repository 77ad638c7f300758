import type { TableEntry, TablesOf } from '../kit/table.ts';

const table: TableEntry = { words: 'baccarat', load: () => import('./Table.tsx') };

export const tables = {
  baccarat: table,
  'baccarat-no-commission': table,
  'dragon-tiger': table,
} satisfies TablesOf<'baccarat'>;
