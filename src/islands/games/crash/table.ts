import type { Tables } from '../kit/table.ts';

export const tables = {
  crash: { words: 'crash', load: () => import('./Table.tsx') },
} satisfies Tables;
