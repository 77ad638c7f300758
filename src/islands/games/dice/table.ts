import type { Tables } from '../kit/table.ts';

export const tables = {
  dice: { words: 'casual', load: () => import('./Table.tsx') },
} satisfies Tables;
