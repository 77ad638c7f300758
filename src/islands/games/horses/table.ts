import type { TablesOf } from '../kit/table.ts';

export const tables = {
  horses: { words: 'horses', load: () => import('./Table.tsx') },
} satisfies TablesOf<'horses'>;
