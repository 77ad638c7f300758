import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-depot-nine': { words: ['slots', 'bonuswheel'], load: () => import('./slot-depot-nine/Table.tsx') },
  'slot-mill-race': { words: ['slots', 'bonuswheel'], load: () => import('./slot-mill-race/Table.tsx') },
  'slot-orrery': { words: ['slots', 'bonuswheel'], load: () => import('./slot-orrery/Table.tsx') },
  'slot-quarter-bells': { words: ['slots', 'bonuswheel'], load: () => import('./slot-quarter-bells/Table.tsx') },
} satisfies Tables;
