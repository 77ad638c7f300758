import type { Printed } from '../../kit/printed.ts';
import { rulesOf } from './rules.ts';
import { skin as deepFoundry } from './slot-deep-foundry/skin.ts';
import { skin as honeyLedger } from './slot-honey-ledger/skin.ts';
import { skin as waxAndSeal } from './slot-wax-and-seal/skin.ts';

export const printed = {
  'slot-deep-foundry': () => rulesOf(deepFoundry),
  'slot-honey-ledger': () => rulesOf(honeyLedger),
  'slot-wax-and-seal': () => rulesOf(waxAndSeal),
} satisfies Printed;
