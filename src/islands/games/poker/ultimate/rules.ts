import {
  averageStake,
  deals,
  edgePerAnte,
  elementOfRisk,
  frequencies,
  returnsByBet,
} from '#domain/games/poker/ultimate-texas-holdem/maths.ts';
import { grouped } from '#domain/locale.ts';
import { rational, toDecimalString, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '#islands/games/kit/frame/table-rules.ts';
import { onceInText } from '../../kit/picture/chances.ts';
import { Paytables } from '../Paytables.tsx';
import { ultimate } from '../variants.ts';

/** Rules, best play and exact figures, all counted by the engine. */
export const ultimateRules = (): TableRules => {
  const returns = returnsByBet();
  const [main, trips] = returns;
  const { raised, folded } = frequencies();
  const [before, flop, river] = raised.map((share) => toPercentString(share, 1));
  const facts = {
    edge: toPercentString(edgePerAnte(), 2),
    risk: toPercentString(elementOfRisk(), 2),
    average: toDecimalString(averageStake(), 2),
    before: `${before}`,
    flop: `${flop}`,
    river: `${river}`,
    folded: toPercentString(folded, 1),
    deals: grouped(deals),
    once: onceInText(main?.maxWinChance ?? rational(0n)),
    tripsOnce: onceInText(trips?.maxWinChance ?? rational(0n)),
  };
  return {
    lead: t('poker.ultimate.lead'),
    paragraphs: [
      t('poker.ultimate.rule_deal'),
      t('poker.ultimate.rule_raise'),
      t('poker.ultimate.rule_dealer'),
      t('poker.ultimate.rule_blind'),
      t('poker.ultimate.rule_trips'),
      t('poker.ultimate.rule_best_before'),
      t('poker.ultimate.rule_best_later'),
      t('poker.ultimate.rule_often', facts),
      t('poker.ultimate.rule_edge', facts),
      t('poker.ultimate.rule_most', facts),
      t('poker.ultimate.rule_left'),
    ],
    paytable: Paytables({ tables: ultimate.tables }),
    returns,
    kindWords: (kind) => t(kind === 'trips' ? 'poker.spot.trips' : 'poker.ultimate.figure_both'),
    method: t('poker.ultimate.method', facts),
  };
};
