import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-apothecary-row': { words: ['slots', 'slotfeatures'], load: () => import('./apothecary-row/Table.tsx') },
  'slot-lotus-hour': { words: ['slots', 'slotfeatures'], load: () => import('./lotus-hour/Table.tsx') },
  'slot-penny-proscenium': { words: ['slots', 'slotfeatures'], load: () => import('./penny-proscenium/Table.tsx') },
} satisfies Tables;
