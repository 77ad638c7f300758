import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { type Describe, type OutcomesOf, resultLine } from '../kit/outcome/describe.ts';
import { cards, fieldsOf, plain } from '../kit/outcome/read.ts';

const ends: Readonly<Record<string, WordKey>> = {
  won: 'rounds.out.war_won',
  lost: 'rounds.out.war_lost',
  surrendered: 'rounds.out.war_surrendered',
  left: 'rounds.out.war_left',
  'war-won': 'rounds.out.war_after_won',
  'war-tied': 'rounds.out.war_after_tied',
  'war-lost': 'rounds.out.war_after_lost',
};

/** One card each, and the second ones of a war. */
const war: Describe = ({ player, dealer, war: second, ending }) => {
  const { player: own, dealer: house } = fieldsOf(second);
  const both = (first: unknown, then: unknown) => cards(then === undefined ? [first] : [first, then]);
  const end = ends[plain(ending)];
  return [
    resultLine(end ? t(end) : plain(ending)),
    { name: t('rounds.out.player'), text: both(player, own) },
    { name: t('rounds.out.dealer'), text: both(dealer, house) },
  ];
};

export const outcomes = { war } satisfies OutcomesOf<'war'>;
