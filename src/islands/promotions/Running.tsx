import type { ReactNode } from 'react';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { leftWords } from '#islands/blocks/promotions/grant-words.ts';
import { missingWords } from '#islands/blocks/promotions/missing-words.ts';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import { quietWhenWide } from '#islands/blocks/quiet-when-wide.ts';
import { displayWire, minorOf } from '#stores/format/money.ts';
import { showMinute } from '#stores/format/time.ts';
import { wageredOf } from '#stores/promotions/grants.ts';
import type { Grant } from '#stores/promotions/promotions.ts';
import { Badge } from '#ui/Badge.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { AcceptedRules } from './AcceptedRules.tsx';
import { GiveUp } from './GiveUp.tsx';
import { useNow } from './use-now.ts';
import { namesOf, type PageGame } from './words.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-x-4">
    <dt className="text-ivory-300">{name}</dt>
    <dd className="text-right font-semibold">{children}</dd>
  </div>
);

/** How far the stakes are, as a bar and in figures. */
function Progress({ grant }: { grant: Grant }) {
  const wagered = wageredOf(grant);
  if (wagered === null) {
    const { wagering } = grant.rules;
    return (
      <p className="text-ivory-300">
        {wagering === null
          ? t('promotions.page.no_wagering')
          : t('promotions.page.wagering_later', { times: wagering.times })}
      </p>
    );
  }
  const { currency, doneMinor, requiredMinor, percent } = wagered;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="sr-only">{t('promotions.page.wagered')} </span>
        <span className="text-2xl font-semibold">
          <CountingMoney amountMinor={doneMinor} currency={currency} />
        </span>{' '}
        <span className="text-ivory-300">
          {t('promotions.page.wagered_of')} <Money amountMinor={requiredMinor} currency={currency} />
        </span>
      </p>
      <ProgressBar label={t('promotions.page.percent_done', { percent })} percent={percent} tone="money" />
    </div>
  );
}

type SpinsProps = { spins: NonNullable<Grant['freeSpins']>; currency: CurrencyCode | null; games: readonly PageGame[] };

/** The free spins that are left, and the way to their game. */
function Spins({ spins, currency, games }: SpinsProps) {
  const { gameId, gameName, stake, left, total, won, until, waitsSince, waitsFor } = spins;
  const path = games.find(({ id }) => id === gameId)?.path;
  const facts = { left, total, game: gameName };
  return (
    <section
      aria-label={t('promotions.page.spins')}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-ink-600 pt-3"
    >
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="figures text-ivory-300">
          {stake === null || currency === null
            ? t('promotions.page.spins_left_bare', facts)
            : t('promotions.page.spins_left', { ...facts, stake: displayWire(stake, currency) })}
        </p>
        {currency !== null && minorOf(won, currency) > 0n && (
          <p className="figures text-sm text-ivory-300">
            {t('promotions.page.spins_won', { amount: displayWire(won, currency) })}
          </p>
        )}
        {left > 0 && until !== null && (
          <p className="figures text-ivory-500">{t('promotions.page.spins_until', { time: showMinute(until) })}</p>
        )}
      </div>
      {left > 0 && waitsSince !== null && (
        <p className="basis-full text-sm text-ivory-300">
          {t(waitsFor === 'hidden' ? 'promotions.page.spins_wait_hidden' : 'promotions.page.spins_wait', {
            game: gameName,
          })}
        </p>
      )}
      {left > 0 && waitsSince === null && path !== undefined && (
        <ButtonLink href={path} size="sm" className={quietWhenWide}>
          <Icon name="play" className="size-5" />
          {t('promotions.page.play')}
        </ButtonLink>
      )}
    </section>
  );
}

/** What locked winnings wait for. */
function Unlock({ grant }: { grant: Grant }) {
  const { unlock, currency } = grant;
  if (unlock === null || currency === null) return null;
  const amount = displayWire(unlock.deposit, currency);
  return (
    <p className="figures flex gap-2 rounded-md border border-brass/50 bg-brass-dim p-3 text-sm">
      <Icon name="lock" className="size-5 shrink-0 text-brass-bright" />
      {unlock.extraBonusPercent > 0
        ? t('promotions.page.unlock_extra', { amount, percent: unlock.extraBonusPercent })
        : t('promotions.page.unlock', { amount })}
    </p>
  );
}

/** The promotion that runs: how far it is, what of it is left, until when, by which rules, and the way out. */
export function Running({ grant, games }: { grant: Grant; games: readonly PageGame[] }) {
  const nowMs = useNow();
  const { currency, rules, expiresAt, stakeMax, freeSpins } = grant;
  const amountOf = (wire: string): ReactNode =>
    currency === null ? null : <Money amountMinor={minorOf(wire, currency)} currency={currency} />;
  const hasLocked = currency !== null && minorOf(grant.lockedLeft, currency) > 0n;
  return (
    <article
      aria-labelledby={`grant-${grant.id}`}
      className="grid gap-3 rounded-lg border border-ink-600 bg-ink-700 px-5 py-3 shadow-raised"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={`grant-${grant.id}`} className="mr-auto text-xl font-semibold">
          {promotionName(rules)}
        </h3>
        <Badge tone="won">{t('promotions.page.running')}</Badge>
      </div>
      <div className="grid gap-2">
        <Progress grant={grant} />
        <p role="status" className="figures text-sm text-ivory-300">
          {missingWords(grant)}
        </p>
      </div>
      <dl className="grid gap-0.5 border-t border-ink-600 pt-3 text-sm">
        <Fact name={t('promotions.page.bonus_left')}>{amountOf(grant.bonusLeft)}</Fact>
        {hasLocked && <Fact name={t('promotions.page.locked_left')}>{amountOf(grant.lockedLeft)}</Fact>}
        <Fact name={t('promotions.page.stake_max')}>
          {stakeMax === null ? t('promotions.page.no_stake_max') : amountOf(stakeMax)}
        </Fact>
        <Fact name={t('promotions.page.time_left')}>
          <span className="figures">
            {expiresAt === null
              ? t(freeSpins?.waitsSince == null ? 'promotions.page.no_end' : 'promotions.page.time_waits')
              : leftWords(expiresAt, nowMs)}
            {expiresAt !== null && (
              <span className="font-normal text-ivory-300">
                {' '}
                {t('promotions.page.until', { time: showMinute(expiresAt) })}
              </span>
            )}
          </span>
        </Fact>
      </dl>
      {hasLocked && <Unlock grant={grant} />}
      {freeSpins !== null && freeSpins.total > 0 && <Spins spins={freeSpins} currency={currency} games={games} />}
      <div className="-mb-2 flex flex-wrap items-start justify-between gap-x-4 border-t border-ink-600 pt-2">
        <AcceptedRules grant={grant} names={namesOf(games)} />
        <GiveUp grant={grant} short />
      </div>
    </article>
  );
}
