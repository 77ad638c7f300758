import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  W: 'slotfeatures.wax.ring',
  A: 'slotfeatures.wax.letter',
  B: 'slotfeatures.wax.quill',
  C: 'slotfeatures.wax.candle',
  D: 'slotfeatures.wax.ribbon',
  E: 'slotfeatures.wax.inkwell',
  O: 'slotfeatures.wax.seal',
} satisfies Skin['names'];

/** What the machine says. */
export const words = {
  idle: 'slotfeatures.wax.idle',
  lead: 'slotfeatures.wax.lead',
  rule: 'slotfeatures.wax.rule',
  during: 'slotfeatures.wax.during',
  full: 'slotfeatures.wax.full',
} satisfies Skin['words'];
