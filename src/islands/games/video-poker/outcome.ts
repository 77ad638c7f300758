import { t } from '#i18n/client.ts';
import type { Describe, OutcomesOf } from '../kit/outcome/describe.ts';
import { cards, fieldsOf, listOf, plain } from '../kit/outcome/read.ts';

const drawn: Describe = ({ dealt, holds, hands }) => {
  const held = listOf(holds).map((slot) => listOf(dealt)[Number(slot)]);
  return [
    { name: t('rounds.out.dealt'), text: cards(dealt) },
    { name: t('rounds.out.held'), text: held.length === 0 ? t('rounds.out.held_none') : cards(held) },
    ...listOf(hands).map((hand, at) => ({
      name: t('rounds.out.hand', { number: at + 1 }),
      text: `${cards(fieldsOf(hand)['cards'])}, ${plain(fieldsOf(hand)['kind'])}`,
    })),
  ];
};

export const outcomes = {
  'bonus-deuces': drawn,
  'bonus-poker': drawn,
  'deuces-not-so-ugly': drawn,
  'double-double-bonus': drawn,
  'jacks-or-better': drawn,
  'joker-poker': drawn,
  'loose-deuces': drawn,
} satisfies OutcomesOf<'video-poker'>;
