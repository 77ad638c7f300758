import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-gable-street': { words: ['slots', 'variableways'], load: () => import('./slot-gable-street/Table.tsx') },
  'slot-moth-light': { words: ['slots', 'variableways'], load: () => import('./slot-moth-light/Table.tsx') },
  'slot-six-shafts': { words: ['slots', 'variableways'], load: () => import('./slot-six-shafts/Table.tsx') },
} satisfies Tables;
