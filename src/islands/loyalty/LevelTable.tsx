import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import type { Loyalty } from '#stores/promotions/loyalty.ts';
import { Icon } from '#ui/Icon.tsx';

const Levels = ({ levels, level: current }: Pick<Loyalty, 'levels' | 'level'>) => (
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
);

/** What the level gives; and, folded, how points are counted, every level, and what comes back there. */
export function LevelTable({ data, hasWords }: { data: Loyalty | undefined; hasWords: boolean }) {
  return (
    <details className="group mt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-4 text-sm">
        <span className="figures mr-auto line-clamp-2 text-ivory-300">
          {data && t('loyalty.gives', { percent: data.cashbackPercent })}
        </span>
        {hasWords && (
          <span className="flex shrink-0 items-center gap-1 font-semibold">
            {t('loyalty.all')}
            <Icon name="chevron-down" className="size-5 transition-transform duration-fast group-open:rotate-180" />
          </span>
        )}
      </summary>
      {data && (
        <div className="max-w-[44rem] pb-5 text-ivory-300">
          <p>{t('loyalty.lead')}</p>
          <p className="mt-2">{t('loyalty.how')}</p>
          <p className="mt-2">{t('loyalty.earned_note')}</p>
          <Levels levels={data.levels} level={data.level} />
        </div>
      )}
    </details>
  );
}
