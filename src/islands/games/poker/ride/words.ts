import { rational, toDecimalString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cardsWords } from '../../kit/cards/card-words.ts';
import { handOf } from '../picture/dealer-poker.ts';
import { openCards, type RideAdvice, type RideFelt, rideOf } from '../picture/let-it-ride.ts';
import { handTitle } from '../words.ts';

/** What the five cards make, once they all lie open. */
export const madeWords = (felt: RideFelt): string | undefined => {
  const hand = handOf('caribbean-stud', openCards(felt), []);
  return hand && handTitle(hand);
};

const outcomes = ['poker.ride_outcome_1', 'poker.ride_outcome_2', 'poker.ride_outcome_3'] as const;

/** "Pair of jacks, two of three bets rode". */
export const rideOutcome = ({ outcome }: SettledRound): string => {
  const felt = rideOf(outcome);
  const rode = 3 - felt.decided.filter((one) => one === 'take-back').length;
  return t(outcomes[rode - 1] ?? 'poker.ride_outcome_1', { hand: madeWords(felt) ?? '' });
};

const signed = (text: string): string => (text.startsWith('-') ? `−${text.slice(1)}` : `+${text}`);

/** "Best: take it back. Riding −0.310 of the bet": what it earns on average. */
export const rideHint = ({ rides, worth }: RideAdvice): string =>
  t('poker.ride_hint', {
    best: t(rides ? 'poker.ride_best' : 'poker.back_best'),
    worth: signed(toDecimalString(rational(BigInt(worth.num), BigInt(worth.den)), 3)),
  });

/** All that lies on the table, in sentences. */
export const rideLying = (felt: RideFelt): readonly string[] => {
  if (felt.cards.length === 0) return [];
  const turned = felt.board.flatMap((card) => card ?? []);
  const covered = felt.board.length - turned.length;
  const made = madeWords(felt);
  return [
    t('poker.ride_read_own', { cards: cardsWords(felt.cards) }),
    ...(turned.length > 0 ? [t('poker.ride_read_turned', { cards: cardsWords(turned) })] : []),
    ...(covered === 2 ? [t('poker.ride_read_two')] : covered === 1 ? [t('poker.ride_read_one')] : []),
    ...(made && felt.over ? [t('poker.ride_read_made', { hand: made })] : []),
    ...felt.decided.map((one, at) =>
      t(one === 'ride' ? 'poker.ride_read_rides' : 'poker.ride_read_back', { number: at + 1 }),
    ),
  ];
};
