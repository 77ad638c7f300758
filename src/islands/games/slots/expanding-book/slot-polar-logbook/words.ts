import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  K: 'slotbooks.polar.book',
  A: 'slotbooks.polar.ship',
  B: 'slotbooks.polar.bear',
  C: 'slotbooks.polar.compass',
  D: 'slotbooks.polar.sledge',
  E: 'slotbooks.polar.penguin',
  F: 'slotbooks.polar.lamp',
  G: 'slotbooks.polar.axe',
  H: 'slotbooks.polar.mug',
} satisfies Skin['names'];

/** What the machine says. */
export const words = {
  idle: 'slotbooks.polar.idle',
  lead: 'slotbooks.polar.lead',
  rule: 'slotbooks.polar.rule',
  drawing: 'slotbooks.polar.drawing',
} satisfies Skin['words'];
