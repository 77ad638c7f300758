import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  W: 'slotfeatures.foundry.flame',
  A: 'slotfeatures.foundry.bell',
  B: 'slotfeatures.foundry.anvil',
  C: 'slotfeatures.foundry.hammer',
  D: 'slotfeatures.foundry.tongs',
  E: 'slotfeatures.foundry.gear',
  F: 'slotfeatures.foundry.chain',
  G: 'slotfeatures.foundry.rivet',
  O: 'slotfeatures.foundry.ingot',
} satisfies Skin['names'];

/** What the machine says. */
export const words = {
  idle: 'slotfeatures.foundry.idle',
  lead: 'slotfeatures.foundry.lead',
  rule: 'slotfeatures.foundry.rule',
  during: 'slotfeatures.foundry.during',
  full: 'slotfeatures.foundry.full',
} satisfies Skin['words'];
