import type { PrintedOf } from '../kit/printed.ts';
import { scratchRules } from './rules.ts';

export const printed = {
  'scratch-fox-and-crow': () => scratchRules('scratch-fox-and-crow', undefined),
  'scratch-market-day': () => scratchRules('scratch-market-day', undefined),
  'scratch-night-ferry': () => scratchRules('scratch-night-ferry', undefined),
  'scratch-paper-planes': () => scratchRules('scratch-paper-planes', undefined),
  'scratch-parcel-room': () => scratchRules('scratch-parcel-room', undefined),
  'scratch-parish-hall': () => scratchRules('scratch-parish-hall', undefined),
  'scratch-tide-table': () => scratchRules('scratch-tide-table', undefined),
  'scratch-word-garden': () => scratchRules('scratch-word-garden', undefined),
} satisfies PrintedOf<'scratch'>;
