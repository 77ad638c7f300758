import type { TableEntry, TablesOf } from '../kit/table.ts';

const table: TableEntry = { words: 'blackjack', load: () => import('./Table.tsx') };

export const tables = {
  blackjack: table,
  'blackjack-surrender': table,
} satisfies TablesOf<'blackjack'>;
