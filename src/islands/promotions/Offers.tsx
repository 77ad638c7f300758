import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
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
    <Button variant="ghost" size="sm" busy={busy} className="-ml-3 justify-self-start" onClick={() => void refuse()}>
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
    <section aria-labelledby="offers" className="grid gap-5">
      <div>
        <h2 id="offers" tabIndex={-1} className="heading text-2xl outline-none">
          {t('promotions.page.offers')}
        </h2>
        {offers.length > 0 && <p className="mt-1 text-ivory-300">{t('promotions.page.offers_lead')}</p>}
      </div>
      {failed && <Failed failed={failed} retry={() => $eligible.revalidate()} />}
      {data === undefined && !failed && (
        <div aria-busy="true">
          <Skeleton className="h-96" />
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
      {offers.length > 0 && <RefuseAll />}
    </section>
  );
}
