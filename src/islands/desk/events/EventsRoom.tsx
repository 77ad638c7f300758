import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $webhookProposals, webhookDecisions } from '#stores/desk/agreements.ts';
import { $webhooks } from '#stores/desk/webhooks.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { useLive } from '../kit/use-live.ts';
import { Agreements } from '../outside/Agreements.tsx';
import { WebhookWish } from '../outside/WebhookWish.tsx';
import { EndpointCard } from './EndpointCard.tsx';

const rights = { propose: 'webhooks.propose', approve: 'webhooks.approve' } as const;

/** Who outside is told what happens in the house, and what was not taken. */
export function EventsRoom() {
  const { data, failed } = useStore($webhooks);
  useLive($webhooks.reload);
  return (
    <>
      <RoomHead title={t('desk.room.events')} lead={t('deskhouse.webhooks.lead')} />
      {data === undefined &&
        (failed ? (
          <DeskFailed code={failed} retry={() => void $webhooks.reload()} />
        ) : (
          <Skeleton className="h-64 w-full" />
        ))}
      {data?.endpoints.length === 0 && (
        <EmptyState icon="bell" title={t('deskhouse.webhooks.none_title')}>
          {t('deskhouse.webhooks.none')}
        </EmptyState>
      )}
      <ul aria-label={t('desk.room.events')} className="grid max-w-[60rem] gap-4">
        {data?.endpoints.map((endpoint) => (
          <EndpointCard
            key={endpoint.id}
            endpoint={endpoint}
            dead={data.dead.filter((one) => one.endpoint === endpoint.id)}
          />
        ))}
      </ul>
      <div className="mt-8 grid max-w-[60rem] gap-6">
        <WebhookWish />
        <Agreements $list={$webhookProposals} rights={rights} decisions={webhookDecisions} />
      </div>
    </>
  );
}
