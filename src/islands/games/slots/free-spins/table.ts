import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-night-orchard': { words: 'slots', load: () => import('./slot-night-orchard/Table.tsx') },
} satisfies Tables;
