import type { TableEntry, TablesOf } from '../kit/table.ts';

const table: TableEntry = { words: 'poker', load: () => import('./Table.tsx') };

export const tables = {
  'caribbean-stud': table,
  'casino-holdem': table,
  'let-it-ride': { words: 'poker', load: () => import('./ride/Table.tsx') },
  'three-card-poker': table,
  'ultimate-texas-holdem': { words: 'poker', load: () => import('./ultimate/Table.tsx') },
} satisfies TablesOf<'poker'>;
