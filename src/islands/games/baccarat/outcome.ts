import { t } from '#i18n/client.ts';
import { type Describe, type OutcomesOf, resultLine } from '../kit/outcome/describe.ts';
import { cards, plain, points } from '../kit/outcome/read.ts';

const baccarat: Describe = ({ player, banker, playerPoints, bankerPoints, winner }) => [
  resultLine(plain(winner)),
  { name: t('rounds.out.player'), text: points(player, playerPoints) },
  { name: t('rounds.out.banker'), text: points(banker, bankerPoints) },
];

const dragonTiger: Describe = ({ dragon, tiger, winner, suited }) => [
  resultLine(suited === true ? t('rounds.out.suited_tie') : plain(winner)),
  { name: t('rounds.out.dragon'), text: cards([dragon]) },
  { name: t('rounds.out.tiger'), text: cards([tiger]) },
];

export const outcomes = {
  baccarat,
  'baccarat-no-commission': baccarat,
  'dragon-tiger': dragonTiger,
} satisfies OutcomesOf<'baccarat'>;
