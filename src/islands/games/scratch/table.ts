import type { TableEntry, TablesOf } from '../kit/table.ts';

const table: TableEntry = { words: 'scratch', load: () => import('./Table.tsx') };

export const tables = {
  'scratch-fox-and-crow': table,
  'scratch-market-day': table,
  'scratch-night-ferry': table,
  'scratch-paper-planes': table,
  'scratch-parcel-room': table,
  'scratch-parish-hall': table,
  'scratch-tide-table': table,
  'scratch-word-garden': table,
} satisfies TablesOf<'scratch'>;
