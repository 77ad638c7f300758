import type { PrintedOf } from '../kit/printed.ts';
import { wheelsRules } from './multi/rules.ts';
import { firstWheels } from './picture/roulette-multi.ts';
import { rouletteRules } from './rules.ts';
import { variantFor } from './variants.ts';

export const printed = {
  'roulette-american': () => rouletteRules(variantFor('roulette-american')),
  'roulette-european': () => rouletteRules(variantFor('roulette-european')),
  'roulette-french': () => rouletteRules(variantFor('roulette-french')),
  'roulette-multi': () => wheelsRules(variantFor('roulette-multi'), firstWheels),
  'roulette-prison': () => rouletteRules(variantFor('roulette-prison')),
  'roulette-shared': () => rouletteRules(variantFor('roulette-shared')),
} satisfies PrintedOf<'roulette'>;
