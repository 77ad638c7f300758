import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { inEuros, toldDeposit } from '#domain/promotions/deposit-span.ts';
import { rewardOf } from '#domain/promotions/reward.ts';
import type { PromotionRules } from '#domain/promotions/rules.ts';
import { t } from '#i18n/client.ts';
import { promotionFaultWords } from '#islands/blocks/promotions/fault-words.ts';
import { RewardTable } from '#islands/blocks/promotions/RewardTable.tsx';
import { RulesList } from '#islands/blocks/promotions/RulesList.tsx';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import { $minimums } from '#stores/deposit/minimums.ts';
import { displayWire } from '#stores/format/money.ts';
import { acceptPromotion } from '#stores/promotions/promotion-actions.ts';
import type { Eligible, Promotion } from '#stores/promotions/promotions.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
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

/** What a deposit becomes by it, as the page of promotions tells it; and what it asks of the bonus alone. */
const toldIn = ({ rules }: Promotion['config'], { capLeftEur }: Eligible['facts']) => {
  const { reward, cap, wagering } = rules;
  const deposit = toldDeposit(rules);
  const { bonusMinor, wageringMinor } = rewardOf(rules, inEuros(deposit, (cap && capLeftEur[cap.family]) ?? null));
  const euros = (minor: bigint): string => displayAmount(minor, 'EUR');
  return reward.kind === 'deposit'
    ? {
        becomes: t('promotions.page.becomes', { deposit: euros(deposit), total: euros(deposit + bonusMinor) }),
        asks:
          wagering === null
            ? t('promotions.wizard.no_wagering')
            : t('promotions.wizard.wagering', { amount: euros(wageringMinor), days: wagering.days }),
      }
    : { becomes: t('promotions.page.no_deposit'), asks: lockWords(rules) };
};

const lockWords = ({ freeSpins }: PromotionRules): string =>
  freeSpins?.unlock
    ? t('promotions.rules.spins_locked', { amount: displayWire(freeSpins.unlock.depositEur, 'EUR') })
    : '';

/** The offer in two lines: its name and its one figure, and what that asks. */
function Summary({ promotion, facts }: Omit<OfferProps, 'games'>) {
  const { id, rules } = promotion.config;
  const { becomes, asks } = toldIn(promotion.config, facts);
  return (
    <summary className="flex cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 hover:bg-ink-700">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={`offer-${id}`} className="font-semibold">
            {promotionName(rules)}
          </h3>
          <span className="figures font-semibold whitespace-nowrap text-brass-bright">{becomes}</span>
        </span>
        <span className="figures text-sm text-ivory-300">{asks}</span>
        {facts.pendingId === id && (
          <span className="text-sm text-ivory-100">{t('promotions.page.accepted_waits')}</span>
        )}
      </span>
      <Icon name="chevron-down" className="size-5 shrink-0 transition-transform duration-fast group-open:rotate-180" />
    </summary>
  );
}

/** Open where the page was asked for it: it is brought into sight. */
function useAskedFor(id: string) {
  const article = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(() => window.location.hash === `#${id}`);
  // Once, as it comes.
  useEffect(() => {
    if (window.location.hash === `#${id}`) article.current?.scrollIntoView();
  }, [id]);
  return { article, isOpen, setOpen };
}

/** A promotion that may be taken. Opened, it has what it gives and asks, what is to be expected of it, and the button to take it. */
export function Offer({ promotion, facts, games }: OfferProps) {
  const { id, rules } = promotion.config;
  const { data: minimums } = useStore($minimums);
  const { article, isOpen, setOpen } = useAskedFor(id);
  return (
    <article
      ref={article}
      id={id}
      aria-labelledby={`offer-${id}`}
      className="scroll-mt-24 rounded-lg border border-ink-600 bg-ink-800"
    >
      <details open={isOpen} onToggle={({ currentTarget: { open } }) => setOpen(open)} className="group">
        <Summary promotion={promotion} facts={facts} />
        {isOpen && (
          <div className="grid gap-5 border-t border-ink-600 p-4 sm:p-5">
            <RewardTable rules={rules} />
            <div className="grid gap-2">
              <h4 className="font-semibold">{t('promotions.page.conditions')}</h4>
              <RulesList rules={rules} names={namesOf(games)} folded />
            </div>
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
        )}
      </details>
    </article>
  );
}
