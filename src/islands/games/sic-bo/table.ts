import type { TablesOf } from '../kit/table.ts';

export const tables = {
  'sic-bo': { words: 'sicbo', load: () => import('./Table.tsx') },
} satisfies TablesOf<'sic-bo'>;
