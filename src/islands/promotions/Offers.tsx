import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { WelcomeLine } from '#islands/blocks/promotions/WelcomeLine.tsx';
import { failOf } from '#stores/calls/query.ts';
import { rejectOffers } from '#stores/promotions/promotion-actions.ts';
import { $eligible, offersOf } from '#stores/promotions/promotions.ts';
import { askConfirmation } from '#stores/shell/confirmation.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { Offer } from './Offer.tsx';
import type { PageGame } from './words.ts';

function RefuseAll() {
  const [busy, setBusy] = useState(false);
  const refuse = async (): Promise<void> => {
    const approved = await askConfirmation({
      title: t('promotions.page.refuse_title'),
      description: t('promotions.page.refuse_text'),
      approve: t('promotions.page.refuse_do'),
      tone: 'danger',
    });
    if (!approved) return;
    setBusy(true);
    await rejectOffers();
    setBusy(false);
  };
  return (
    <Button variant="ghost" size="sm" busy={busy} className="-my-1.5 -mr-3 text-sm" onClick={() => void refuse()}>
      {t('promotions.page.refuse_all')}
    </Button>
  );
}

/** What the player may take now, and the way to refuse all of it. */
export function Offers({ games }: { games: readonly PageGame[] }) {
  const { data, error } = useStore($eligible);
  const failed = data === undefined ? failOf(error) : undefined;
  const offers = offersOf(data);
  return (
    <section aria-labelledby="offers" className="grid min-w-0 content-start gap-2">
      <div className="flex items-center justify-between gap-4">
        <h2 id="offers" tabIndex={-1} className="heading text-xl outline-none">
          {t('promotions.page.offers')}
        </h2>
        {offers.length > 0 && <RefuseAll />}
      </div>
      {failed && <Failed failed={failed} retry={() => $eligible.revalidate()} />}
      {data === undefined && !failed && (
        <div aria-busy="true">
          <Skeleton className="h-48" />
        </div>
      )}
      {data !== undefined && offers.length === 0 && (
        <EmptyState
          icon="gift"
          title={t('promotions.page.no_offers')}
          action={
            <ButtonLink variant="secondary" href="/profile/casino-promotions/coupon">
              {t('promotions.page.to_coupon')}
            </ButtonLink>
          }
        >
          {t('promotions.page.no_offers_hint')}
        </EmptyState>
      )}
      {data !== undefined &&
        offers.map((promotion) => (
          <Offer key={promotion.config.id} promotion={promotion} facts={data.facts} games={games} />
        ))}
      {offers.length > 0 && (
        <div className="grid gap-1 pt-1 text-sm text-ivory-500">
          <p>{t('promotions.page.offers_lead')}</p>
          {offers.some(({ config }) => config.rules.event.name === 'welcome') && <WelcomeLine />}
        </div>
      )}
    </section>
  );
}
