import { useStore } from '@nanostores/react';
import { grouped } from '#domain/locale.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import { wageredOf } from '#stores/promotions/grants.ts';
import { $loyalty, progressOf } from '#stores/promotions/loyalty.ts';
import { $eligible, $grants, type Grant, grantsBy, offersOf } from '#stores/promotions/promotions.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { OwnCard } from './OwnCard.tsx';

function Level() {
  const { data } = useStore($loyalty, { ssr: 'initial' });
  const next = data?.levels.find(({ level }) => level === data.level + 1);
  return (
    <div className="min-h-16">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="heading text-3xl">{data?.name}</span>
        <span className="figures text-sm text-ivory-300">
          {data &&
            (next
              ? t('home.own.to_next', { points: grouped(data.points), next: grouped(next.points), name: next.name })
              : t('home.own.top'))}
        </span>
      </p>
      {data && (
        <ProgressBar label={t('home.own.level')} percent={Math.floor(progressOf(data) * 100)} className="mt-2" />
      )}
    </div>
  );
}

const spinsWords = {
  none: 'home.own.spins',
  off: 'home.own.spins_wait',
  hidden: 'home.own.spins_wait_hidden',
} as const satisfies Record<string, WordKey>;

function Bonus({ grant }: { grant: Grant }) {
  const wagered = wageredOf(grant);
  const spins = grant.freeSpins?.left ?? 0;
  return (
    <div>
      <p className="truncate text-sm font-semibold">{promotionName(grant.rules)}</p>
      {wagered && (
        <>
          <ProgressBar label={t('home.own.wagered')} percent={wagered.percent} tone="money" className="mt-1.5" />
          <p className="figures mt-1.5 text-sm text-ivory-300">
            {t('home.own.wager_left', { amount: displayAmount(wagered.leftMinor, wagered.currency) })}
          </p>
        </>
      )}
      {spins > 0 && (
        <p className="figures text-sm text-ivory-300">
          {t(spinsWords[grant.freeSpins?.waitsFor ?? 'none'], {
            count: spins,
            game: grant.freeSpins?.gameName ?? '',
          })}
        </p>
      )}
    </div>
  );
}

const offersWords = (count: number): string =>
  t(count === 1 ? 'home.own.offers_one' : 'home.own.offers_other', { count });

/** While no bonus runs: what the level gives back, and what the player may take. */
function NoBonus() {
  const { data } = useStore($eligible, { ssr: 'initial' });
  const loyalty = useStore($loyalty, { ssr: 'initial' }).data;
  const count = offersOf(data).length;
  const percent = loyalty?.levels.find(({ level }) => level === loyalty.level)?.cashbackPercent;
  return (
    <div className="grid gap-1 text-sm text-ivory-300">
      {percent !== undefined && <p>{t('home.own.cashback', { percent })}</p>}
      {count > 0 && <p>{offersWords(count)}</p>}
    </div>
  );
}

/** How far the player is: the level, and the bonus that runs, or what is offered while none does. */
export function OwnProgressCard() {
  const { data } = useStore($grants, { ssr: 'initial' });
  const running = grantsBy(data ?? []).running[0];
  return (
    <OwnCard
      id="own-level-title"
      title={t('home.own.level')}
      href="/profile/casino-promotions"
      all={t('home.own.promotions')}
    >
      <Level />
      <div className="mt-2 border-t border-ink-600 pt-3">
        {running ? <Bonus grant={running} /> : data && <NoBonus />}
      </div>
    </OwnCard>
  );
}
