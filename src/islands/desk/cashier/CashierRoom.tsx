import { useStore } from '@nanostores/react';
import { type WithdrawalView, withdrawalViews } from '#domain/desk/withdrawal-views.ts';
import { t } from '#i18n/client.ts';
import { $payout, $payouts, $view, refreshCashier, showView } from '#stores/desk/cashier.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { KeyHints } from '../kit/KeyHints.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { Split } from '../kit/Split.tsx';
import { rowKeys, useKeys } from '../kit/use-keys.ts';
import { useLive } from '../kit/use-live.ts';
import { Batches } from './Batches.tsx';
import { PayoutDetail } from './PayoutDetail.tsx';
import { PayoutTable } from './PayoutTable.tsx';

function Queue({ view }: { view: WithdrawalView }) {
  const { data, failed } = useStore($payouts);
  const { id } = useStore($payout);
  if (data?.view !== view)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $payouts.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  return (
    <>
      {(view === 'waiting' || view === 'approved') && <Batches payouts={data.rows} />}
      {data.rows.length === 0 ? (
        <EmptyState icon="wallet" title={t('deskwork.cashier.none_title')}>
          {t(`deskwork.cashier.none.${view}`)}
        </EmptyState>
      ) : (
        <PayoutTable payouts={data.rows} openId={id} withState={view === 'waiting'} />
      )}
    </>
  );
}

/** Withdrawals: what has to be looked at, and what became of the rest. */
export function CashierRoom() {
  const view = useStore($view);
  useLive(refreshCashier);
  useKeys(rowKeys);
  return (
    <>
      <RoomHead title={t('desk.room.cashier')} lead={t('deskwork.cashier.lead')} />
      <Split
        list={
          <>
            <Tabs<WithdrawalView>
              label={t('deskwork.cashier.views')}
              selected={view}
              onSelect={showView}
              items={withdrawalViews.map((one) => ({
                id: one,
                label: t(`deskwork.cashier.view.${one}`),
                panel: <Queue view={one} />,
              }))}
            />
            <KeyHints
              hints={[
                ['j', t('deskwork.keys.next')],
                ['k', t('deskwork.keys.previous')],
                ['Enter', t('deskwork.keys.open')],
              ]}
            />
          </>
        }
      >
        <PayoutDetail />
      </Split>
    </>
  );
}
