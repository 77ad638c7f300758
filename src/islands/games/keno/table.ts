import type { TableEntry, Tables } from '../kit/table.ts';

const table: TableEntry = { words: 'keno', load: () => import('./Table.tsx') };

export const tables = {
  'keno-40-10': table,
  'keno-80-20': table,
} satisfies Tables;
