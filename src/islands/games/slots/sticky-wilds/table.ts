import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-lamplighters-round': {
    words: ['slots', 'slotfeatures', 'stickywilds'],
    load: () => import('./lamplighters-round/Table.tsx'),
  },
  'slot-rain-garden': {
    words: ['slots', 'slotfeatures', 'stickywilds'],
    load: () => import('./rain-garden/Table.tsx'),
  },
  'slot-seed-vault': { words: ['slots', 'slotfeatures', 'stickywilds'], load: () => import('./seed-vault/Table.tsx') },
} satisfies Tables;
