import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-gable-street': { words: ['slots', 'variableways'], load: () => import('./gable-street/Table.tsx') },
  'slot-moth-light': { words: ['slots', 'variableways'], load: () => import('./moth-light/Table.tsx') },
  'slot-six-shafts': { words: ['slots', 'variableways'], load: () => import('./six-shafts/Table.tsx') },
} satisfies Tables;
