import type { TablesOf } from '../kit/table.ts';

export const tables = {
  mines: { words: 'casual', load: () => import('./Table.tsx') },
} satisfies TablesOf<'mines'>;
