import { boss, drawCount } from '#domain/games/fishing/fishing-shared/paytable.ts';
import { grouped } from '#domain/locale.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { clockText } from '#islands/games/kit/round/use-countdown.ts';
import { cx } from '#ui/cx.ts';
import { onceInText } from '../../kit/picture/chances.ts';
import { FishArt } from '../FishArt.tsx';
import type { VisitView } from './use-visit.ts';
import { reefName } from './words.ts';

type BossClockProps = { visit: VisitView; short?: boolean; onPrizes: () => void };

/** "Kraken in 2:14", "Kraken here: 0:43", and the way to its prizes. The clock is not read out at each second. */
export function BossClock({ visit, short = false, onPrizes }: BossClockProps) {
  const clock = clockText(visit.seconds);
  const words = t(visit.there ? 'reef.clock_there' : 'reef.clock_comes', { fish: reefName(boss.id), clock });
  return (
    <button
      type="button"
      onClick={onPrizes}
      aria-haspopup="dialog"
      className={cx(
        'figures flex min-h-11 items-center gap-2 rounded-md px-2.5 text-sm font-bold transition-colors duration-slow',
        visit.there ? 'bg-common-coral text-ink-900' : 'bg-common-cream text-common-night',
      )}
    >
      <FishArt id={boss.id} className="h-6 w-6" />
      {short ? (
        <>
          <span className="sr-only">{words}.</span>
          <span aria-hidden="true">{clock}</span>
        </>
      ) : (
        words
      )}
      <span className="font-semibold underline underline-offset-4">{t('reef.prizes')}</span>
    </button>
  );
}

/** The published prizes with their draws of the million, largest first. `wide`: with their odds as well. */
export function PrizeTable({ wide }: { wide: boolean }) {
  return (
    <table className="figures w-full text-left text-sm">
      <caption className="pb-1 text-left text-xs font-semibold text-ivory-300">
        {t('reef.prizes_title', { fish: reefName(boss.id) })}
      </caption>
      <thead className="eyebrow">
        <tr>
          <th scope="col" className="font-semibold">
            {t('reef.th_prize')}
          </th>
          <th scope="col" className="text-right font-semibold">
            {t('reef.th_draws')}
          </th>
          <th scope="col" className="text-right font-semibold">
            {t('reef.th_once')}
          </th>
        </tr>
      </thead>
      <tbody>
        {boss.prizes.map(({ pays, draws }) => (
          <tr key={pays} className="border-t border-common-haze/20">
            <th scope="row" className={cx('font-bold', wide ? 'py-1.5' : 'leading-5')}>
              {grouped(pays)}×
            </th>
            <td className="text-right">{grouped(draws)}</td>
            <td className="text-right">{onceInText(rational(BigInt(draws), BigInt(drawCount)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
