import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  W: 'stickywilds.rain.drop',
  A: 'stickywilds.rain.peony',
  B: 'stickywilds.rain.frog',
  C: 'stickywilds.rain.umbrella',
  D: 'stickywilds.rain.can',
  E: 'stickywilds.rain.snail',
  F: 'stickywilds.rain.leaf',
} satisfies Skin['names'];

/** What the machine says. */
export const words = {
  idle: 'stickywilds.rain.idle',
  lead: 'stickywilds.rain.lead',
  rule: 'stickywilds.rain.rule',
  during: 'stickywilds.rain.during',
  outcome: 'stickywilds.rain.outcome',
} satisfies Skin['words'];
