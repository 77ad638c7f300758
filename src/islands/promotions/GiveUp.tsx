import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { lossWords } from '#islands/blocks/promotions/loss-words.ts';
import { promotionName } from '#islands/blocks/promotions/rules-words.ts';
import { lossOf } from '#stores/promotions/grants.ts';
import { cancelGrant } from '#stores/promotions/promotion-actions.ts';
import type { Grant } from '#stores/promotions/promotions.ts';
import { askConfirmation } from '#stores/shell/confirmation.ts';
import { Button } from '#ui/Button.tsx';

const costOf = (grant: Grant): string => {
  if (grant.state === 'PENDING') return t('promotions.page.give_up_waiting');
  const list = lossWords(lossOf(grant), grant.currency);
  if (list === '') return t('promotions.page.give_up_free');
  return t(grant.state === 'ACTIVE' ? 'promotions.page.give_up_cost' : 'promotions.page.give_up_cost_waiting', {
    list,
  });
};

/** Gives a promotion up; what it costs is asked about before, and stands beside the button where there is room (not `short`). */
export function GiveUp({ grant, short = false }: { grant: Grant; short?: boolean }) {
  const [busy, setBusy] = useState(false);
  const { id } = grant;
  const name = promotionName(grant.rules);
  const cost = costOf(grant);
  const giveUp = async (): Promise<void> => {
    const approved = await askConfirmation({
      title: t('promotions.page.give_up_title', { name }),
      description: cost,
      approve: t('promotions.page.give_up_do'),
      tone: 'danger',
    });
    if (!approved) return;
    setBusy(true);
    await cancelGrant(id);
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="ghost" size="sm" busy={busy} onClick={() => void giveUp()}>
        {t('promotions.page.give_up')} <span className="sr-only">{name}</span>
      </Button>
      {!short && <p className="figures min-w-0 flex-1 basis-64 text-sm text-ivory-300">{cost}</p>}
    </div>
  );
}
