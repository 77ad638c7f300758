import { useStore } from '@nanostores/react';
import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { displayWire } from '#stores/format/money.ts';
import { $loyalty, type Loyalty as LoyaltyData, progressOf } from '#stores/promotions/loyalty.ts';
import { Button } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ErrorState } from '#ui/States.tsx';
import { LevelTable } from './LevelTable.tsx';

const files = ['common', 'loyalty'] as const;

/** A text, or the room that it will take: what stands below never moves. */
const Text = ({ children }: { children: string | undefined }) => <span>{children || '\u00a0'}</span>;

const toNext = ({ nextLevelPoints, points, levels, level }: LoyaltyData): string => {
  const next = levels.find((one) => one.level === level + 1);
  return nextLevelPoints === null || !next
    ? t('loyalty.at_top')
    : t('loyalty.to_next', { missing: grouped(nextLevelPoints - points), name: next.name });
};

function Progress({ data, label }: { data: LoyaltyData | undefined; label: string | undefined }) {
  const percent = data ? Math.floor(progressOf(data) * 100) : 0;
  return (
    <div className="col-span-full md:col-span-1">
      <ProgressBar label={label} percent={percent} />
      <p className="figures mt-2 flex justify-between gap-x-4 text-sm text-ivory-300">
        <span className="truncate">
          <Text>{data && t('loyalty.points', { count: grouped(data.points) })}</Text>
        </span>
        <span className="truncate">{data && toNext(data)}</span>
      </p>
    </div>
  );
}

const earnedWords = (earned: LoyaltyData['earned']): string =>
  earned.length === 0
    ? t('loyalty.earned_none')
    : earned.map(({ currency, amount }) => displayWire(amount, currency)).join(' · ');

function Earned({ earned, label }: { earned: LoyaltyData['earned'] | undefined; label: string | undefined }) {
  return (
    <div>
      <h3 className="eyebrow">
        <Text>{label}</Text>
      </h3>
      <p className="figures heading text-2xl whitespace-nowrap">
        <Text>{earned && earnedWords(earned)}</Text>
      </p>
    </div>
  );
}

/** The level, how far the next one is, and what this week has earned; how all of it is counted is folded below. */
function Strip({ data, hasWords }: { data: LoyaltyData | undefined; hasWords: boolean }) {
  // The page as it was built has no words yet.
  const title = hasWords ? t('loyalty.title') : undefined;
  return (
    <section
      aria-labelledby="loyalty-title"
      aria-busy={data === undefined}
      className="rounded-lg border border-ink-600 bg-ink-800 px-5 pt-4"
    >
      <div className="grid grid-cols-2 items-center gap-x-8 gap-y-3 md:grid-cols-[12rem_minmax(0,1fr)_9rem]">
        <div>
          <h2 id="loyalty-title" className="eyebrow">
            <Text>{title}</Text>
          </h2>
          <p className="heading truncate text-2xl">
            <Text>{data?.name}</Text>
          </p>
        </div>
        <div className="md:order-last">
          <Earned earned={data?.earned} label={hasWords ? t('loyalty.earned') : undefined} />
        </div>
        <Progress data={data} label={title} />
      </div>
      <LevelTable data={data} hasWords={hasWords} />
    </section>
  );
}

/** The player's level, what it gives, and how it is counted. */
export const Loyalty = guarded(function Loyalty() {
  const hasWords = useWordsState(files);
  const { data, error } = useStore($loyalty);
  if (hasWords && !data && error)
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
  return <Strip data={hasWords ? data : undefined} hasWords={hasWords === true} />;
});
