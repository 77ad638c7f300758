import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $grant, $grants, type HeldGrant } from '#stores/desk/held-grants.ts';
import { EmptyState } from '#ui/States.tsx';
import { QueueList } from '../kit/QueueList.tsx';
import { QueueBody } from '../kit/QueueRoom.tsx';
import { rowKeys, useKeys } from '../kit/use-keys.ts';
import { useLive } from '../kit/use-live.ts';
import { GrantDetail } from './GrantDetail.tsx';

function Held({ grants }: { grants: readonly HeldGrant[] }) {
  const { id: openId } = useStore($grant);
  if (grants.length === 0)
    return (
      <EmptyState icon="gift" title={t('deskwork.promotions.none_title')}>
        {t('deskwork.promotions.none')}
      </EmptyState>
    );
  return (
    <QueueList
      label={t('deskcampaigns.held')}
      openId={openId}
      onOpen={(id) => void $grant.open(id)}
      items={grants.map(({ id, acceptedAt, player, name }) => ({ id, at: acceptedAt, title: player.name, text: name }))}
    />
  );
}

/** Players’ promotions that people have to decide on. */
export function HeldGrants() {
  useLive($grants.reload);
  useKeys(rowKeys);
  return (
    <QueueBody query={$grants} list={(grants) => <Held grants={grants} />}>
      <GrantDetail />
    </QueueBody>
  );
}
