import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-soda-siphon': { words: 'slots', load: () => import('./slot-soda-siphon/Table.tsx') },
  'slot-tidepool': { words: 'slots', load: () => import('./slot-tidepool/Table.tsx') },
} satisfies Tables;
