import type { TablesOf } from '../kit/table.ts';

export const tables = {
  fishing: { words: 'fishing', load: () => import('./Table.tsx') },
  'fishing-shared': { words: ['fishing', 'reef'], load: () => import('./reef/Table.tsx') },
} satisfies TablesOf<'fishing'>;
