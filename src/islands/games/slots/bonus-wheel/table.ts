import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-depot-nine': { words: ['slots', 'bonuswheel'], load: () => import('./depot-nine/Table.tsx') },
  'slot-mill-race': { words: ['slots', 'bonuswheel'], load: () => import('./mill-race/Table.tsx') },
  'slot-orrery': { words: ['slots', 'bonuswheel'], load: () => import('./orrery/Table.tsx') },
  'slot-quarter-bells': { words: ['slots', 'bonuswheel'], load: () => import('./quarter-bells/Table.tsx') },
} satisfies Tables;
