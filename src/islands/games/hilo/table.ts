import type { TablesOf } from '../kit/table.ts';

export const tables = {
  hilo: { words: 'instant', load: () => import('./Table.tsx') },
} satisfies TablesOf<'hilo'>;
