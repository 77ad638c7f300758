import { bestEdge, deals, edge, returnsByBet, shareOf } from '#domain/games/pai-gow/pai-gow-poker/maths.ts';
import { grouped } from '#domain/locale.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/frame/table-rules.ts';
import { HouseWay } from './HouseWay.tsx';

/** Rules, the house way and exact figures, all counted by the engine. */
export const paiGowRules = (): TableRules => {
  const facts = {
    won: toPercentString(shareOf('won'), 2),
    pushed: toPercentString(shareOf('push'), 2),
    lost: toPercentString(shareOf('lost'), 2),
    edge: toPercentString(edge(), 2),
    best: toPercentString(bestEdge(), 2),
    deals: grouped(deals),
  };
  return {
    lead: t('paigow.lead'),
    paragraphs: [
      t('paigow.rule_deal'),
      t('paigow.rule_joker'),
      t('paigow.rule_set'),
      t('paigow.rule_order'),
      t('paigow.rule_meet'),
      t('paigow.rule_pay'),
      t('paigow.rule_often', facts),
      t('paigow.rule_left'),
    ],
    paytable: HouseWay(),
    returns: returnsByBet(),
    kindWords: () => t('paigow.figure_hand'),
    method: t('paigow.method', facts),
  };
};
