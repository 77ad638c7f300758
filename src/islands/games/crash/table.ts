import type { TablesOf } from '../kit/table.ts';

export const tables = {
  crash: { words: 'crash', load: () => import('./Table.tsx') },
} satisfies TablesOf<'crash'>;
