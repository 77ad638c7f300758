import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  W: 'stickywilds.vault.sprout',
  S: 'stickywilds.vault.handwheel',
  A: 'stickywilds.vault.pomegranate',
  B: 'stickywilds.vault.maize',
  C: 'stickywilds.vault.peas',
  D: 'stickywilds.vault.acorn',
  E: 'stickywilds.vault.sunflower',
  F: 'stickywilds.vault.wheat',
} satisfies Skin['names'];

/** What the machine says. */
export const words = {
  idle: 'stickywilds.vault.idle',
  lead: 'stickywilds.vault.lead',
  rule: 'stickywilds.vault.rule',
  during: 'stickywilds.vault.during',
  outcome: 'stickywilds.vault.outcome',
} satisfies Skin['words'];
