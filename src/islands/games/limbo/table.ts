import type { TablesOf } from '../kit/table.ts';

export const tables = {
  limbo: { words: 'casual', load: () => import('./Table.tsx') },
} satisfies TablesOf<'limbo'>;
