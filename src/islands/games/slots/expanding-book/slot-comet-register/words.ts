import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  K: 'slotbooks.comet.book',
  A: 'slotbooks.comet.comet',
  B: 'slotbooks.comet.telescope',
  C: 'slotbooks.comet.observatory',
  D: 'slotbooks.comet.moon',
  E: 'slotbooks.comet.meteor',
  F: 'slotbooks.comet.star',
  G: 'slotbooks.comet.lens',
} satisfies Skin['names'];

/** What the machine says. */
export const words = {
  idle: 'slotbooks.comet.idle',
  lead: 'slotbooks.comet.lead',
  rule: 'slotbooks.comet.rule',
  drawing: 'slotbooks.comet.drawing',
} satisfies Skin['words'];
