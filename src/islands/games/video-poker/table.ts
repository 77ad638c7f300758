import type { TableEntry, TablesOf } from '../kit/table.ts';

const table: TableEntry = { words: 'videopoker', load: () => import('./Table.tsx') };

export const tables = {
  'bonus-deuces': table,
  'bonus-poker': table,
  'deuces-not-so-ugly': table,
  'double-double-bonus': table,
  'jacks-or-better': table,
  'joker-poker': table,
  'loose-deuces': table,
} satisfies TablesOf<'video-poker'>;
