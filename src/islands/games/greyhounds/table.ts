import type { Tables } from '../kit/table.ts';

export const tables = {
  greyhounds: { words: 'greyhounds', load: () => import('./Table.tsx') },
} satisfies Tables;
