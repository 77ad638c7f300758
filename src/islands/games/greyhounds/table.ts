import type { TablesOf } from '../kit/table.ts';

export const tables = {
  greyhounds: { words: 'greyhounds', load: () => import('./Table.tsx') },
} satisfies TablesOf<'greyhounds'>;
