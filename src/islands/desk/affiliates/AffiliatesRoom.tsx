import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $affiliates } from '#stores/desk/affiliates.ts';
import { $affiliateProposals, affiliateDecisions } from '#stores/desk/agreements.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { useLive } from '../kit/use-live.ts';
import { AffiliateWish } from '../outside/AffiliateWish.tsx';
import { Agreements } from '../outside/Agreements.tsx';
import { AffiliateTable } from './AffiliateTable.tsx';
import { EndAffiliate } from './EndAffiliate.tsx';
import { StatementForm } from './StatementForm.tsx';

const rights = { propose: 'affiliates.propose', approve: 'affiliates.approve' } as const;

function Affiliates() {
  const { data, failed } = useStore($affiliates);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $affiliates.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  if (data.length === 0)
    return (
      <EmptyState icon="users" title={t('deskhouse.affiliates.none_title')}>
        {t('deskhouse.affiliates.none')}
      </EmptyState>
    );
  return (
    <div className="grid max-w-[60rem] gap-6">
      <AffiliateTable affiliates={data} />
      <EndAffiliate ids={data.filter(({ endedAt }) => endedAt === null).map(({ id }) => id)} />
      <StatementForm ids={data.map(({ id }) => id)} />
    </div>
  );
}

/** Who sends players here, and what each is owed. */
export function AffiliatesRoom() {
  useLive($affiliates.reload);
  return (
    <>
      <RoomHead title={t('desk.room.affiliates')} lead={t('deskhouse.affiliates.lead')} />
      <Affiliates />
      <div className="mt-8 grid max-w-[60rem] gap-6">
        <AffiliateWish />
        <Agreements $list={$affiliateProposals} rights={rights} decisions={affiliateDecisions} />
      </div>
    </>
  );
}
