import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  W: 'slotfeatures.apothecary.lamp',
  A: 'slotfeatures.apothecary.owl',
  B: 'slotfeatures.apothecary.mortar',
  C: 'slotfeatures.apothecary.balance',
  D: 'slotfeatures.apothecary.bottle',
  E: 'slotfeatures.apothecary.book',
  F: 'slotfeatures.apothecary.poppy',
  G: 'slotfeatures.apothecary.mushroom',
  O: 'slotfeatures.apothecary.key',
} satisfies Skin['names'];

/** What lies hidden, by its letter. */
export const prizeNames = {
  X: 'slotfeatures.apothecary.cobweb',
  a: 'slotfeatures.apothecary.mushroom',
  b: 'slotfeatures.apothecary.poppy',
  c: 'slotfeatures.apothecary.bottle',
  d: 'slotfeatures.apothecary.balance',
  e: 'slotfeatures.apothecary.owl',
} satisfies Skin['prizeNames'];

/** What the machine says. */
export const words = {
  idle: 'slotfeatures.apothecary.idle',
  lead: 'slotfeatures.apothecary.lead',
  rule: 'slotfeatures.apothecary.rule',
  prompt: 'slotfeatures.apothecary.prompt',
  open: 'slotfeatures.apothecary.open',
  place: 'slotfeatures.apothecary.place',
  found: 'slotfeatures.apothecary.found',
  won: 'slotfeatures.apothecary.won',
} satisfies Skin['words'];
