import type { Tables } from '../../kit/table.ts';

export const tables = {
  'slot-deep-foundry': { words: ['slots', 'slotfeatures'], load: () => import('./slot-deep-foundry/Table.tsx') },
  'slot-honey-ledger': { words: ['slots', 'slotfeatures'], load: () => import('./slot-honey-ledger/Table.tsx') },
  'slot-wax-and-seal': { words: ['slots', 'slotfeatures'], load: () => import('./slot-wax-and-seal/Table.tsx') },
} satisfies Tables;
