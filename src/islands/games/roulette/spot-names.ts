import { findCallBet } from '#domain/games/roulette-european/call-bets.ts';
import { findLayoutSpot } from '#domain/games/roulette-european/layout.ts';
import { t } from '#i18n/client.ts';

/** What a spot is called, in words: "Split 17, 20", "Neighbours 17, 2", "Red". */
export const spotName = (id: string): string => {
  const layout = findLayoutSpot(id);
  const kind = layout?.kind ?? findCallBet(id)?.kind;
  if (kind === undefined) return id;
  const name = t(`roulette.names.${kind}`);
  const detail = id.split(':').slice(1).join(', ').replaceAll('-', ', ');
  return detail === '' ? name : t('roulette.spot', { name, numbers: detail });
};

/** The numbers that a spot covers, for lighting them. */
export const numbersOf = (id: string): readonly number[] =>
  findLayoutSpot(id)?.numbers ?? findCallBet(id)?.chips.flatMap((chip) => findLayoutSpot(chip)?.numbers ?? []) ?? [];
