import { colourOf, doubleZero, pocketText } from '#domain/games/roulette/wheel.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';

/** The pocket in which the ball fell; undefined in an outcome of another game. */
export const pocketOf = ({ outcome }: Pick<SettledRound, 'outcome'>): number | undefined => {
  const fell = outcome['number'];
  if (fell === pocketText(doubleZero)) return doubleZero;
  return typeof fell === 'number' ? fell : undefined;
};

/** The pockets of the spins that decided a prison, in their order. */
export const prisonOf = ({ outcome }: Pick<SettledRound, 'outcome'>): readonly number[] => {
  const spins: readonly unknown[] = Array.isArray(outcome['prison']) ? outcome['prison'] : [];
  return spins.flatMap((spin) => {
    const number: unknown = typeof spin === 'object' && spin !== null && 'number' in spin ? spin.number : undefined;
    return typeof number === 'number' ? number : [];
  });
};

const pocketWords = (pocket: number): string =>
  t('roulette.result', { number: pocketText(pocket), colour: t(`roulette.${colourOf(pocket)}`) });

/** "17 black", and after a prison "0 green, then 17 black". */
export const outcomeWords = (round: Pick<SettledRound, 'outcome'>): string =>
  [pocketOf(round) ?? 0, ...prisonOf(round)]
    .map(pocketWords)
    .reduce((before, next) => t('roulette.then', { before, next }));
