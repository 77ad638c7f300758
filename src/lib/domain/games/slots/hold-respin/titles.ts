import { deepFoundry } from './slot-deep-foundry/title.ts';
import { honeyLedger } from './slot-honey-ledger/title.ts';
import { waxAndSeal } from './slot-wax-and-seal/title.ts';
import type { HoldTitle } from './title.ts';

/** All machines with a hold. */
export const holdTitles: readonly HoldTitle[] = [honeyLedger, waxAndSeal, deepFoundry];
