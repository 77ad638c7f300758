import type { TableEntry, TablesOf } from '../kit/table.ts';

const table: TableEntry = { words: 'keno', load: () => import('./Table.tsx') };

export const tables = {
  'keno-40-10': table,
  'keno-80-20': table,
} satisfies TablesOf<'keno'>;
