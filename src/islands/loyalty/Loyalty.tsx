import { useStore } from '@nanostores/react';
import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { displayWire } from '#stores/format/money.ts';
import { $loyalty, type Loyalty as LoyaltyData, progressOf } from '#stores/promotions/loyalty.ts';
import { Button } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/States.tsx';
import { LevelTable } from './LevelTable.tsx';

const files = ['common', 'loyalty'] as const;

function Progress({ data }: { data: LoyaltyData }) {
  const { nextLevelPoints, points, levels, level } = data;
  const next = levels.find((one) => one.level === level + 1);
  const percent = Math.floor(progressOf(data) * 100);
  return (
    <div>
      <div
        role="progressbar"
        aria-label={t('loyalty.title')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-ink-600"
      >
        <div className="h-full rounded-full bg-ivory-300" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-ivory-300">
        <span className="figures">{t('loyalty.points', { count: grouped(points) })}</span>
        <span className="figures">
          {nextLevelPoints === null || !next
            ? t('loyalty.at_top')
            : t('loyalty.to_next', { missing: grouped(nextLevelPoints - points), name: next.name })}
        </span>
      </p>
    </div>
  );
}

function Earned({ earned }: Pick<LoyaltyData, 'earned'>) {
  return (
    <div>
      <h3 className="eyebrow">{t('loyalty.earned')}</h3>
      {earned.length === 0 ? (
        <p className="mt-1 text-ivory-300">{t('loyalty.earned_none')}</p>
      ) : (
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {earned.map(({ currency, amount }) => (
            <li translate="no" key={currency} className="figures heading text-2xl">
              {displayWire(amount, currency)}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 max-w-[34rem] text-sm text-ivory-300">{t('loyalty.earned_note')}</p>
    </div>
  );
}

function Known({ data }: { data: LoyaltyData }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] lg:gap-10">
        <div className="grid content-start gap-4">
          <div>
            <p className="eyebrow">{t('loyalty.level', { level: data.level })}</p>
            <p className="heading mt-1 text-3xl">{data.name}</p>
            <p className="mt-1 text-ivory-300">{t('loyalty.gives', { percent: data.cashbackPercent })}</p>
          </div>
          <Progress data={data} />
        </div>
        <Earned earned={data.earned} />
      </div>
      <LevelTable levels={data.levels} current={data.level} />
    </div>
  );
}

/** The player's level, what it gives, and how it is counted. */
export const Loyalty = guarded(function Loyalty() {
  const hasWords = useWordsState(files);
  const { data, error } = useStore($loyalty);
  if (hasWords && data)
    return (
      <section aria-labelledby="loyalty-title" className="rounded-xl border border-ink-600 bg-ink-800 p-5 sm:p-8">
        <h2 id="loyalty-title" className="heading text-2xl sm:text-3xl">
          {t('loyalty.title')}
        </h2>
        <p className="mt-2 mb-6 max-w-[44rem] text-ivory-300">{t('loyalty.lead')}</p>
        <Known data={data} />
      </section>
    );
  if (hasWords && error)
    return (
      <ErrorState
        title={t('loyalty.failed')}
        action={
          <Button variant="secondary" onClick={() => $loyalty.revalidate()}>
            {t('loyalty.again')}
          </Button>
        }
      />
    );
  return (
    <div aria-busy="true">
      <Skeleton className="h-120 lg:h-88" />
    </div>
  );
});
