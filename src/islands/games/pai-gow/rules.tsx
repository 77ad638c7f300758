import { deals, edge, returnsByBet, shareOf } from '#domain/games/pai-gow/pai-gow-poker/maths.ts';
import { grouped } from '#domain/locale.ts';
import { toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { TableRules } from '../kit/RulesDialog.tsx';

/** The house way, a line for what the seven cards hold; the first that fits. */
const houseWays = [
  'way_five_aces',
  'way_four',
  'way_full_house',
  'way_three_pairs',
  'way_two_pairs',
  'way_straight_flush',
  'way_three',
  'way_pair',
  'way_nothing',
] as const;

function HouseWay() {
  return (
    <section>
      <h3 className="heading text-lg">{t('paigow.way_title')}</h3>
      <p className="mt-1 text-sm text-ivory-300">{t('paigow.way_lead')}</p>
      <ol className="mt-2 grid list-decimal gap-1.5 pl-6 text-sm text-ivory-300">
        {houseWays.map((way) => (
          <li key={way}>{t(`paigow.${way}`)}</li>
        ))}
      </ol>
    </section>
  );
}

/** Rules, the house way and exact figures, all counted by the engine. */
export const paiGowRules = (): TableRules => {
  const facts = {
    won: toPercentString(shareOf('won'), 2),
    pushed: toPercentString(shareOf('push'), 2),
    lost: toPercentString(shareOf('lost'), 2),
    edge: toPercentString(edge(), 2),
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
