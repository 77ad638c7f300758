import type { TablesOf } from '../kit/table.ts';

export const tables = {
  'pai-gow-poker': { words: ['paigow', 'poker'], load: () => import('./Table.tsx') },
} satisfies TablesOf<'pai-gow'>;
