import type { TablesOf } from '../kit/table.ts';

export const tables = {
  craps: { words: 'craps', load: () => import('./Table.tsx') },
  'craps-pocket': { words: ['craps', 'pocketcraps'], load: () => import('./pocket/Table.tsx') },
} satisfies TablesOf<'craps'>;
