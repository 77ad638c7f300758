import type { TablesOf } from '../kit/table.ts';

export const tables = {
  war: { words: 'war', load: () => import('./Table.tsx') },
} satisfies TablesOf<'war'>;
