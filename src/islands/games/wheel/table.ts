import type { TablesOf } from '../kit/table.ts';

export const tables = {
  wheel: { words: 'instant', load: () => import('./Table.tsx') },
} satisfies TablesOf<'wheel'>;
