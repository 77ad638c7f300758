import type { TablesOf } from '../kit/table.ts';

export const tables = {
  'lotto-6-49': { words: 'lotto', load: () => import('./Table.tsx') },
} satisfies TablesOf<'lotto'>;
