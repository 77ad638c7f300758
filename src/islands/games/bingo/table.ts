import type { Tables } from '../kit/table.ts';

export const tables = {
  'bingo-75': { words: 'bingo', load: () => import('./Table.tsx') },
} satisfies Tables;
