import type { TablesOf } from '../kit/table.ts';

export const tables = {
  dice: { words: 'casual', load: () => import('./Table.tsx') },
} satisfies TablesOf<'dice'>;
