import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { type Describe, type OutcomesOf, resultLine } from '../kit/outcome/describe.ts';
import { cards, fieldsOf, listOf, plain } from '../kit/outcome/read.ts';

/** Both hands of a side: the five cards and what they make, then the two. */
const bothHands = (side: unknown): string => {
  const { cards: dealt, low, highHand, lowHand } = fieldsOf(side);
  const aside = listOf(low).map(Number);
  const [two, five] = [true, false].map((inLow) =>
    cards(listOf(dealt).filter((_, place) => aside.includes(place) === inLow)),
  );
  return t('rounds.out.both_hands', { five: five ?? '', high: plain(highHand), two: two ?? '', low: plain(lowHand) });
};

const ends: Readonly<Record<string, WordKey>> = {
  won: 'rounds.out.set_won',
  push: 'rounds.out.set_push',
  lost: 'rounds.out.set_lost',
};

/** Seven cards a side, as they were set. */
const paiGowPoker: Describe = ({ player, dealer, high, low, result, ending }) => {
  const end = ends[plain(result)];
  const words = end ? t(end, { high: plain(high), low: plain(low) }) : plain(result);
  return [
    resultLine(ending === 'left' ? t('rounds.out.set_left', { result: words }) : words),
    { name: t('rounds.out.player'), text: bothHands(player) },
    { name: t('rounds.out.dealer'), text: bothHands(dealer) },
  ];
};

export const outcomes = { 'pai-gow-poker': paiGowPoker } satisfies OutcomesOf<'pai-gow'>;
