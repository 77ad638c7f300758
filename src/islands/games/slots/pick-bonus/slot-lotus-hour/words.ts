import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  W: 'slotfeatures.lotus.moon',
  A: 'slotfeatures.lotus.heron',
  B: 'slotfeatures.lotus.carp',
  C: 'slotfeatures.lotus.dragonfly',
  D: 'slotfeatures.lotus.frog',
  E: 'slotfeatures.lotus.reed',
  F: 'slotfeatures.lotus.pad',
  G: 'slotfeatures.lotus.snail',
  O: 'slotfeatures.lotus.bud',
} satisfies Skin['names'];

/** What lies hidden, by its letter. */
export const prizeNames = {
  w: 'slotfeatures.lotus.white',
  p: 'slotfeatures.lotus.pink',
  b: 'slotfeatures.lotus.blue',
  g: 'slotfeatures.lotus.golden',
} satisfies Skin['prizeNames'];

/** What the machine says. */
export const words = {
  idle: 'slotfeatures.lotus.idle',
  lead: 'slotfeatures.lotus.lead',
  rule: 'slotfeatures.lotus.rule',
  prompt: 'slotfeatures.lotus.prompt',
  open: 'slotfeatures.lotus.open',
  place: 'slotfeatures.lotus.place',
  found: 'slotfeatures.lotus.found',
  won: 'slotfeatures.lotus.won',
} satisfies Skin['words'];
