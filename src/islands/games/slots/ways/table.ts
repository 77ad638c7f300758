import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-kite-harbour': { words: 'slots', load: () => import('./Table.tsx') },
} satisfies Tables;
