import type { Tables } from '../kit/table.ts';

export const tables = {
  wheel: { words: 'instant', load: () => import('./Table.tsx') },
} satisfies Tables;
