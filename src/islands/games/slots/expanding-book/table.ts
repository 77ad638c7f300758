import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-comet-register': { words: ['slots', 'slotbooks'], load: () => import('./slot-comet-register/Table.tsx') },
  'slot-pattern-book': { words: ['slots', 'slotbooks'], load: () => import('./slot-pattern-book/Table.tsx') },
  'slot-polar-logbook': { words: ['slots', 'slotbooks'], load: () => import('./slot-polar-logbook/Table.tsx') },
} satisfies Tables;
