import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-signal-box': { words: 'slots', load: () => import('./slot-signal-box/Table.tsx') },
} satisfies Tables;
