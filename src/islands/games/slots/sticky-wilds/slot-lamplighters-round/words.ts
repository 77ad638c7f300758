import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  W: 'stickywilds.lamps.lamp',
  S: 'stickywilds.lamps.moon',
  A: 'stickywilds.lamps.lamplighter',
  B: 'stickywilds.lamps.carriage',
  C: 'stickywilds.lamps.bridge',
  D: 'stickywilds.lamps.cat',
  E: 'stickywilds.lamps.ladder',
  F: 'stickywilds.lamps.matches',
} satisfies Skin['names'];

/** What the machine says. */
export const words = {
  idle: 'stickywilds.lamps.idle',
  lead: 'stickywilds.lamps.lead',
  rule: 'stickywilds.lamps.rule',
  during: 'stickywilds.lamps.during',
  outcome: 'stickywilds.lamps.outcome',
} satisfies Skin['words'];
