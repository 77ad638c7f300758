import type { TableEntry, Tables } from '../kit/table.ts';

const table: TableEntry = { words: 'instant', load: () => import('./Table.tsx') };

export const tables = {
  coin: table,
  penalty: table,
  towers: table,
} satisfies Tables;
