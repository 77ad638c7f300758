import { toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { BestPlayChart } from './BestPlayChart.tsx';
import { SidePaytables } from './SidePaytables.tsx';
import type { Variant } from './variants.ts';

/** What bets beside the hand pay, and best play with what it returns. */
export function RulesTables({ variant }: { variant: Variant }) {
  const { sides, chart, returnOfHand, bestReturn } = variant;
  return (
    <div className="grid gap-6">
      {sides.length > 0 && <SidePaytables sides={sides} />}
      <section>
        <h3 className="heading text-xl">{t('blackjack.chart_title')}</h3>
        <p className="mt-1 mb-3 text-sm text-ivory-300">
          {t('blackjack.chart_lead', {
            chart: toPercentString(returnOfHand, 5),
            best: toPercentString(bestReturn, 5),
          })}{' '}
          {t('blackjack.chart_method')}
        </p>
        <BestPlayChart chart={chart} t={t} />
      </section>
    </div>
  );
}
