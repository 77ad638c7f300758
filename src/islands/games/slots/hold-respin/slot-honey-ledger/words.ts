import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  W: 'slotfeatures.honey.queen',
  A: 'slotfeatures.honey.skep',
  B: 'slotfeatures.honey.smoker',
  C: 'slotfeatures.honey.dipper',
  D: 'slotfeatures.honey.clover',
  E: 'slotfeatures.honey.candle',
  F: 'slotfeatures.honey.bee',
  O: 'slotfeatures.honey.cell',
} satisfies Skin['names'];

/** What the machine says. */
export const words = {
  idle: 'slotfeatures.honey.idle',
  lead: 'slotfeatures.honey.lead',
  rule: 'slotfeatures.honey.rule',
  during: 'slotfeatures.honey.during',
  full: 'slotfeatures.honey.full',
} satisfies Skin['words'];
