import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  K: 'slotbooks.pattern.book',
  A: 'slotbooks.pattern.form',
  B: 'slotbooks.pattern.shears',
  C: 'slotbooks.pattern.machine',
  D: 'slotbooks.pattern.spool',
  E: 'slotbooks.pattern.thimble',
  F: 'slotbooks.pattern.button',
  G: 'slotbooks.pattern.tape',
} satisfies Skin['names'];

/** What the machine says. */
export const words = {
  idle: 'slotbooks.pattern.idle',
  lead: 'slotbooks.pattern.lead',
  rule: 'slotbooks.pattern.rule',
  drawing: 'slotbooks.pattern.drawing',
} satisfies Skin['words'];
