import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-lamplighters-round': {
    words: ['slots', 'slotfeatures', 'stickywilds'],
    load: () => import('./slot-lamplighters-round/Table.tsx'),
  },
  'slot-rain-garden': {
    words: ['slots', 'slotfeatures', 'stickywilds'],
    load: () => import('./slot-rain-garden/Table.tsx'),
  },
  'slot-seed-vault': {
    words: ['slots', 'slotfeatures', 'stickywilds'],
    load: () => import('./slot-seed-vault/Table.tsx'),
  },
} satisfies Tables;
