import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  W: 'slotfeatures.penny.sun',
  A: 'slotfeatures.penny.castle',
  B: 'slotfeatures.penny.galleon',
  C: 'slotfeatures.penny.swan',
  D: 'slotfeatures.penny.mask',
  E: 'slotfeatures.penny.cloud',
  F: 'slotfeatures.penny.candle',
  O: 'slotfeatures.penny.scissors',
} satisfies Skin['names'];

/** What lies hidden, by its letter. */
export const prizeNames = {
  f: 'slotfeatures.penny.forest',
  h: 'slotfeatures.penny.harbour',
  p: 'slotfeatures.penny.palace',
} satisfies Skin['prizeNames'];

/** What the machine says. */
export const words = {
  idle: 'slotfeatures.penny.idle',
  lead: 'slotfeatures.penny.lead',
  rule: 'slotfeatures.penny.rule',
  prompt: 'slotfeatures.penny.prompt',
  open: 'slotfeatures.penny.open',
  place: 'slotfeatures.penny.place',
  found: 'slotfeatures.penny.found',
  won: 'slotfeatures.penny.won',
} satisfies Skin['words'];
