import type { TableEntry, TablesOf } from '../kit/table.ts';

const table: TableEntry = { words: 'instant', load: () => import('./Table.tsx') };

export const tables = {
  coin: table,
  penalty: table,
  towers: table,
} satisfies TablesOf<'ladder'>;
