import type { Tables } from '../kit/table.ts';

export const tables = {
  plinko: { words: 'casual', load: () => import('./Table.tsx') },
} satisfies Tables;
