import { t } from '#i18n/client.ts';

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

/** How the house sets its hands, as the rules tell it. */
export function HouseWay() {
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
