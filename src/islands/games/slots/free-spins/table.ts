import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-night-orchard': { words: 'slots', load: () => import('./Table.tsx') },
} satisfies Tables;
