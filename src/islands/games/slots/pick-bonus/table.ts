import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-apothecary-row': { words: ['slots', 'slotfeatures'], load: () => import('./slot-apothecary-row/Table.tsx') },
  'slot-lotus-hour': { words: ['slots', 'slotfeatures'], load: () => import('./slot-lotus-hour/Table.tsx') },
  'slot-penny-proscenium': {
    words: ['slots', 'slotfeatures'],
    load: () => import('./slot-penny-proscenium/Table.tsx'),
  },
} satisfies Tables;
