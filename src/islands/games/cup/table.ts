import type { Tables } from '../kit/table.ts';

export const tables = {
  cup: { words: 'cup', load: () => import('./Table.tsx') },
} satisfies Tables;
