import { cardAt } from '#domain/games/horses/round.ts';
import type { PrintedOf } from '../kit/printed.ts';
import { raceRules } from './rules.ts';

export const printed = {
  horses: () => raceRules(cardAt(1)),
} satisfies PrintedOf<'horses'>;
