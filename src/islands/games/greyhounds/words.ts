import type { RaceCard } from '#domain/games/horses/race-card.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { dogName, raceOf } from './picture/greyhounds.ts';

const kinds = ['win', 'place', 'forecast', 'trifecta'] as const;

/** `win:3` → "Late Post to win", `trifecta:3-5-1` → "Late Post first, Bootlace second, Signalman third". */
export const betWords = (card: RaceCard, bet: string): string => {
  const [name = '', detail = ''] = bet.split(':');
  const kind = kinds.find((one) => one === name);
  const [first = 0, second = 0, third = 0] = detail.split('-').map(Number);
  if (kind === undefined) return bet;
  const names = { first: dogName(card, first), second: dogName(card, second), third: dogName(card, third) };
  return t(`greyhounds.bet_${kind}`, names);
};

/** "2-6-1, Late Post wins". */
export const outcomeWords = (round: Pick<SettledRound, 'outcome'>): string => {
  const race = raceOf(round);
  if (!race) return t('greyhounds.no_outcome');
  const traps = race.order.slice(0, 3).join('-');
  return t('greyhounds.outcome', { traps, first: dogName(race.card, race.order[0] ?? 0) });
};

/** "1st Late Post, 2nd Bootlace, 3rd Signalman". */
export const finishWords = (card: RaceCard, order: readonly number[]): string => {
  const [first = '', second = '', third = ''] = order.map((trap) => dogName(card, trap));
  return t('greyhounds.finish', { first, second, third });
};
