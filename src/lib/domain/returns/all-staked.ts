import { elementsOfRisk } from '../games/book/elements-of-risk.ts';
import { isGameId } from '../games/book/registry.ts';
import { rational, subtract, toPercentString } from '../maths/rational.ts';

const texts = new Map<string, string | undefined>();

const counted = (id: string): string | undefined => {
  const element = isGameId(id) ? elementsOfRisk[id]?.() : undefined;
  return element && toPercentString(subtract(rational(1n), element), 2);
};

/**
 * What comes back of all that is staked on average, as a percentage, where the return on the shelf is that of the initial bet and play adds
 * to it or takes stakes back: one less the element of risk. Undefined where the two are one.
 */
export const returnOfAllStaked = (gameId: string): string | undefined => {
  if (!texts.has(gameId)) texts.set(gameId, counted(gameId));
  return texts.get(gameId);
};
