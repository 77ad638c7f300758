import type { TablesOf } from '../kit/table.ts';

export const tables = {
  plinko: { words: 'casual', load: () => import('./Table.tsx') },
} satisfies TablesOf<'plinko'>;
