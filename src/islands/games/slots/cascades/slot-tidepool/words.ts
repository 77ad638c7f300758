import type { Skin } from '../skin.ts';

/** What each symbol is called. */
export const names = {
  A: 'slots.pool.starfish',
  B: 'slots.pool.pearl',
  C: 'slots.pool.crab',
  D: 'slots.pool.mussel',
  E: 'slots.pool.kelp',
} satisfies Skin['names'];

/** What the machine says. */
export const words = {
  idle: 'slots.pool.idle',
  lead: 'slots.pool.lead',
  clusters: 'slots.pool.rule_clusters',
  factor: 'slots.pool.rule_cascades',
  method: 'slots.pool.method',
} satisfies Skin['words'];
