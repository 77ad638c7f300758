import type { RaceCard } from '#domain/games/horses/race-card.ts';
import { cardOfRace } from '#domain/games/horses/race-card.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';

export const runnerName = (card: RaceCard, number: number): string =>
  card.runners.find((runner) => runner.number === number)?.name ?? String(number);

type Kind = 'win' | 'place' | 'show' | 'exacta';
const kinds: readonly string[] = ['win', 'place', 'show', 'exacta'] satisfies Kind[];
const isKind = (kind: string): kind is Kind => kinds.includes(kind);

/** `win:3` → "Quiet Tuesday to win", `exacta:3-5` → "Quiet Tuesday before Iron Sonnet". */
export const betWords = (card: RaceCard, bet: string): string => {
  const [kind = '', detail = ''] = bet.split(':');
  const [first = 0, second = 0] = detail.split('-').map(Number);
  if (!isKind(kind)) return bet;
  return t(`horses.bet_${kind}`, { horse: runnerName(card, first), second: runnerName(card, second) });
};

type RaceOutcome = { readonly card: number; readonly order: readonly number[] };

const outcomeOf = ({ outcome }: Pick<SettledRound, 'outcome'>): RaceOutcome | undefined => {
  const { card, order } = outcome;
  return typeof card === 'number' && Array.isArray(order) && order.length > 0
    ? { card, order: order.map(Number) }
    : undefined;
};

/** "1st Copper Kettle, 2nd Plain Gold, 3rd Ninth Wave". */
export const outcomeWords = (round: Pick<SettledRound, 'outcome'>): string => {
  const race = outcomeOf(round);
  if (!race) return t('horses.no_outcome');
  const card = cardOfRace(race.card - 1);
  const [first = 0, second = 0, third = 0] = race.order;
  return t('horses.outcome', {
    first: runnerName(card, first),
    second: runnerName(card, second),
    third: runnerName(card, third),
  });
};
