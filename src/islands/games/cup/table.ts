import type { TablesOf } from '../kit/table.ts';

export const tables = {
  cup: { words: 'cup', load: () => import('./Table.tsx') },
} satisfies TablesOf<'cup'>;
