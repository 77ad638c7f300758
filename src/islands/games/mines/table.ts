import type { Tables } from '../kit/table.ts';

export const tables = {
  mines: { words: 'casual', load: () => import('./Table.tsx') },
} satisfies Tables;
