import type { PrintedOf } from '../kit/printed.ts';
import { rideRules } from './ride/rules.ts';
import { pokerRules } from './rules.ts';
import { ultimateRules } from './ultimate/rules.ts';
import { variantFor } from './variants.ts';

export const printed = {
  'caribbean-stud': () => pokerRules(variantFor('caribbean-stud')),
  'casino-holdem': () => pokerRules(variantFor('casino-holdem')),
  'let-it-ride': rideRules,
  'three-card-poker': () => pokerRules(variantFor('three-card-poker')),
  'ultimate-texas-holdem': ultimateRules,
} satisfies PrintedOf<'poker'>;
