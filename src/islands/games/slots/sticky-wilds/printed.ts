import type { Printed } from '../../kit/printed.ts';
import { rulesOf } from './rules.ts';
import { skin as lamplightersRound } from './slot-lamplighters-round/skin.ts';
import { skin as rainGarden } from './slot-rain-garden/skin.ts';
import { skin as seedVault } from './slot-seed-vault/skin.ts';

export const printed = {
  'slot-lamplighters-round': () => rulesOf(lamplightersRound),
  'slot-rain-garden': () => rulesOf(rainGarden),
  'slot-seed-vault': () => rulesOf(seedVault),
} satisfies Printed;
