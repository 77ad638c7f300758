import {
  averageRiding,
  deals,
  edgePerBet,
  elementOfRisk,
  returnsByBet,
  rideFrequencies,
} from '#domain/games/poker/let-it-ride/maths.ts';
import { ridePays } from '#domain/games/poker/let-it-ride/paytable.ts';
import { grouped } from '#domain/locale.ts';
import { rational, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { onceInText } from '../../kit/picture/chances.ts';
import { Paytables } from '../Paytables.tsx';
import type { PrintedTable } from '../variants.ts';

export const rideTable: PrintedTable = {
  title: 'ride_pays',
  rows: ridePays.filter(({ toOne }) => toOne > 0n).toReversed(),
};

/** Rules, best play and exact figures, all counted by the engine. */
export const rideRules = (): TableRules => {
  const returns = returnsByBet();
  const { all, one } = rideFrequencies();
  const facts = {
    edge: toPercentString(edgePerBet(), 2),
    risk: toPercentString(elementOfRisk(), 2),
    average: toDecimalString(averageRiding(), 3),
    all: toPercentString(all, 1),
    one: toPercentString(one, 1),
    deals: grouped(deals),
    once: onceInText(returns[0]?.maxWinChance ?? rational(0n)),
  };
  return {
    lead: t('poker.ride_lead'),
    paragraphs: [
      t('poker.ride_rule_deal'),
      t('poker.ride_rule_decide'),
      t('poker.ride_rule_pay'),
      t('poker.ride_rule_best_three'),
      t('poker.ride_rule_best_four'),
      t('poker.ride_rule_often', facts),
      t('poker.ride_rule_edge', facts),
      t('poker.ride_rule_most', facts),
      t('poker.ride_rule_left'),
    ],
    paytable: Paytables({ tables: [rideTable] }),
    returns,
    kindWords: () => t('poker.figure_three'),
    method: t('poker.ride_method', facts),
  };
};
