import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  W: 'slots.siphon.ice',
  A: 'slots.siphon.cherries',
  B: 'slots.siphon.blueberries',
  C: 'slots.siphon.lemon',
  D: 'slots.siphon.orange',
  E: 'slots.siphon.mint',
  F: 'slots.siphon.cap',
} satisfies Skin['names'];

/** What the machine says. */
export const words = {
  idle: 'slots.siphon.idle',
  lead: 'slots.siphon.lead',
  clusters: 'slots.siphon.rule_clusters',
  factor: 'slots.siphon.rule_factor',
  method: 'slots.pool.method',
} satisfies Skin['words'];
