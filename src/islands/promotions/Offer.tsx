import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/client.ts';
import { promotionFaultWords } from '#islands/blocks/promotions/fault-words.ts';
import { RewardTable } from '#islands/blocks/promotions/RewardTable.tsx';
import { RulesList } from '#islands/blocks/promotions/RulesList.tsx';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import { $minimums } from '#stores/deposit/minimums.ts';
import { acceptPromotion } from '#stores/promotions/promotion-actions.ts';
import { type Eligible, isNoDeposit, type Promotion } from '#stores/promotions/promotions.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { namesOf, type PageGame } from './words.ts';

const Forecast = lazy(async () => ({ default: (await import('./Forecast.tsx')).Forecast }));

type OfferProps = { promotion: Promotion; facts: Eligible['facts']; games: readonly PageGame[] };

/** What accepting does beside giving: it waits, it takes another's place. */
const notes = (promotion: Promotion, { pendingId, running }: Eligible['facts']): readonly string[] => {
  const isForDeposit = promotion.config.rules.reward.kind === 'deposit';
  return [
    ...(isForDeposit && pendingId !== null && pendingId !== promotion.config.id
      ? [t('promotions.page.other_waits')]
      : []),
    ...(running ? [t('promotions.page.queue_note')] : []),
  ];
};

/** The button that takes an offer, and why it could not be taken. */
function Accept({ promotion, facts }: Omit<OfferProps, 'games'>) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { id, rules } = promotion.config;
  if (facts.pendingId === id)
    return (
      <p role="status" className="flex flex-wrap items-center gap-3">
        <Badge tone="brass">{t('promotions.page.waits_deposit')}</Badge>
        {t('promotions.page.accepted_waits')}
      </p>
    );
  const accept = async (): Promise<void> => {
    setBusy(true);
    setRefused(await acceptPromotion(id));
    setBusy(false);
  };
  const errorId = `refused-${id}`;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" busy={busy} aria-describedby={refused && errorId} onClick={() => void accept()}>
          {t('promotions.page.accept')} <span className="sr-only">{promotionName(rules)}</span>
        </Button>
        <div className="min-w-0 flex-1 basis-64 text-sm text-ivory-300">
          {notes(promotion, facts).map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
      <FieldError id={errorId} error={refused && promotionFaultWords(refused)} />
    </div>
  );
}

/** A promotion that may be taken: what it gives and asks, what is to be expected of it, and the button to take it. */
export function Offer({ promotion, facts, games }: OfferProps) {
  const { id, rules } = promotion.config;
  const { data: minimums } = useStore($minimums);
  // Beside the forecast there is room for all of them.
  const [isWide] = useState(() => window.matchMedia('(min-width: 80rem)').matches);
  const eyebrow = isNoDeposit(promotion) ? t('promotions.page.no_deposit') : rules.event.displayName;
  return (
    <article
      id={id}
      aria-labelledby={`offer-${id}`}
      className="grid scroll-mt-24 overflow-hidden rounded-lg border border-ink-600 bg-ink-800 xl:grid-cols-2"
    >
      <div className="grid content-start gap-5 p-5 sm:p-6">
        <div className="grid gap-1">
          {eyebrow !== rules.name && <p className="eyebrow">{eyebrow}</p>}
          <h3 id={`offer-${id}`} className="text-xl font-semibold">
            {promotionName(rules)}
          </h3>
        </div>
        <RewardTable rules={rules} />
        <div className="grid gap-2">
          <h4 className="font-semibold">{t('promotions.page.conditions')}</h4>
          <RulesList rules={rules} names={namesOf(games)} folded={!isWide} />
        </div>
      </div>
      <div className="grid content-start gap-5 border-ink-600 bg-ink-700/40 p-5 max-xl:border-t sm:p-6 xl:border-l">
        {minimums === undefined ? (
          <Skeleton className="h-96" />
        ) : (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Forecast rules={rules} facts={facts} minimums={minimums} />
          </Suspense>
        )}
        <div className="border-t border-ink-600 pt-5">
          <Accept promotion={promotion} facts={facts} />
        </div>
      </div>
    </article>
  );
}
