import type { HoldTitle } from './title.ts';
import { deepFoundry } from './titles/deep-foundry.ts';
import { honeyLedger } from './titles/honey-ledger.ts';
import { waxAndSeal } from './titles/wax-and-seal.ts';

/** All machines with a hold. */
export const holdTitles: readonly HoldTitle[] = [honeyLedger, waxAndSeal, deepFoundry];
