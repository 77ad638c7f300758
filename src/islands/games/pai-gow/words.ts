import type { HighName, LowName } from '#domain/games/pai-gow/pai-gow-poker/hands.ts';
import type { Meeting } from '#domain/games/pai-gow/pai-gow-poker/paytable.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { cardsWords, cardWords } from '../kit/cards/card-words.ts';
import { handWords, rankWords } from '../kit/cards/hand-words.ts';
import { handsOf, type Named, type PaiGowEnd, type PaiGowFelt, paiGowOf, type Side } from './picture/pai-gow.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "two pair, kings and fours". */
const highWords = ({ name, ranks }: Named<HighName>): string =>
  name === 'five-aces' ? t('paigow.five_aces') : handWords({ name, ranks });

/** "a pair of nines", "ace and king". */
const lowWords = ({ name, ranks }: Named<LowName>): string =>
  name === 'pair'
    ? handWords({ name, ranks })
    : t('paigow.two_cards', { first: rankWords(ranks[0]), second: rankWords(ranks[1]) });

export type HandKind = 'high' | 'low';

/** What a side's hand is, or undefined while it is not set. */
export const sideWords = (side: Side, kind: HandKind): string | undefined => {
  const hands = handsOf(side);
  return hands && capital(kind === 'high' ? highWords(hands.high) : lowWords(hands.low));
};

/** How a hand of the player met the dealer's. */
export const meetingWords = (meeting: Meeting): string => t(`paigow.met_${meeting}`);

/** "Push: the high hand wins, the low hand is a copy". */
const endWords = ({ high, low, result }: PaiGowEnd): string => {
  if (result === 'won') return t('paigow.outcome_won');
  if (result === 'push')
    return high === 'won'
      ? t(low === 'copy' ? 'paigow.outcome_high_copy' : 'paigow.outcome_high')
      : t(high === 'copy' ? 'paigow.outcome_low_copy' : 'paigow.outcome_low');
  return t(high === 'copy' || low === 'copy' ? 'paigow.outcome_lost_copy' : 'paigow.outcome_lost');
};

export const paiGowOutcome = ({ outcome }: SettledRound): string => {
  const { end } = paiGowOf(outcome);
  if (!end) return '';
  return end.ending === 'left' ? t('paigow.outcome_left', { outcome: endWords(end) }) : endWords(end);
};

/** A card as a key of the keyboard's: what it is, and in which hand it lies. */
export const keyWords = (card: string, inLow: boolean): string =>
  t(inLow ? 'paigow.card_in_low' : 'paigow.card_in_high', { card: capital(cardWords(card)) });

const setWords = (side: Side, whose: 'own' | 'dealer'): readonly string[] => {
  const { low } = side;
  if (!low) return [];
  const aside = side.cards.filter(({ place }) => low.includes(place)).map(({ card }) => card);
  const rest = side.cards.filter(({ place }) => !low.includes(place)).map(({ card }) => card);
  return [
    t(`paigow.read_${whose}_high`, { hand: sideWords(side, 'high') ?? '', cards: cardsWords(rest) }),
    t(`paigow.read_${whose}_low`, { hand: sideWords(side, 'low') ?? '', cards: cardsWords(aside) }),
  ];
};

/** All that lies on the table, in sentences. `player` as it is set, or as it is being set. */
export const paiGowLying = ({ dealer, covered, told, end }: PaiGowFelt, player: Side): readonly string[] => {
  const cards = cardsWords(player.cards.map(({ card }) => card));
  return [
    ...(cards === '' ? [] : player.low ? setWords(player, 'own') : [t('paigow.read_own', { cards })]),
    ...(covered > 0 ? [t('paigow.read_covered')] : []),
    ...setWords(dealer, 'dealer'),
    ...(end && told > 0 ? [t('paigow.read_met_high', { met: meetingWords(end.high) })] : []),
    ...(end && told > 1 ? [t('paigow.read_met_low', { met: meetingWords(end.low) })] : []),
  ];
};
