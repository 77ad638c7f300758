import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-kite-harbour': { words: 'slots', load: () => import('./slot-kite-harbour/Table.tsx') },
} satisfies Tables;
