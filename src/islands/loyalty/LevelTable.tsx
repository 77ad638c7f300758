import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import type { Loyalty } from '#stores/promotions/loyalty.ts';

/** Every level, from how many points it holds and what comes back there; and how points are counted. */
export function LevelTable({ levels, current }: Pick<Loyalty, 'levels'> & { current: number }) {
  return (
    <details className="border-t border-ink-600 pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t('loyalty.all')}</summary>
      <p className="mt-2 max-w-[44rem] text-ivory-300">{t('loyalty.how')}</p>
      <table className="mt-4 w-full max-w-[34rem] border-collapse text-left">
        <thead>
          <tr className="border-b border-ink-600">
            <th scope="col" className="eyebrow py-2 pr-4">
              {t('loyalty.column_level')}
            </th>
            <th scope="col" className="eyebrow py-2 pr-4 text-right">
              {t('loyalty.column_points')}
            </th>
            <th scope="col" className="eyebrow py-2 text-right">
              {t('loyalty.column_cashback')}
            </th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, name, points, cashbackPercent }) => (
            <tr key={level} aria-current={level === current || undefined} className="border-b border-ink-700">
              <th scope="row" className="py-3 pr-4 font-semibold">
                {name}
                {level === current && (
                  <span className="block text-sm font-normal text-ivory-300">{t('loyalty.current')}</span>
                )}
              </th>
              <td className="figures py-3 pr-4 text-right">{t('loyalty.points', { count: grouped(points) })}</td>
              <td className="figures py-3 text-right">{t('loyalty.percent', { percent: cashbackPercent })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
