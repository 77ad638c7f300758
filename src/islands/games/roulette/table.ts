import type { TableEntry, TablesOf } from '../kit/table.ts';

const table: TableEntry = { words: 'roulette', load: () => import('./Table.tsx') };

export const tables = {
  'roulette-american': table,
  'roulette-european': table,
  'roulette-french': table,
  'roulette-multi': { words: 'roulette', load: () => import('./multi/Table.tsx') },
  'roulette-prison': table,
  'roulette-shared': { words: 'roulette', load: () => import('./shared/Table.tsx') },
} satisfies TablesOf<'roulette'>;
