import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { type WithdrawalView, withdrawalViews } from '#domain/desk/withdrawal-views.ts';
import { t } from '#i18n/client.ts';
import { $payout, $payouts, $view, refreshCashier, showView } from '#stores/desk/cashier.ts';
import { $corrections } from '#stores/desk/corrections.ts';
import { queryValue, setQuery } from '#stores/shell/navigation.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { KeyHints } from '../kit/KeyHints.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { Split } from '../kit/Split.tsx';
import { rowKeys, useKeys } from '../kit/use-keys.ts';
import { useLive } from '../kit/use-live.ts';
import { useMay } from '../kit/use-may.ts';
import { Batches } from './Batches.tsx';
import { CorrectionDetail } from './CorrectionDetail.tsx';
import { CorrectionQueue } from './CorrectionQueue.tsx';
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

type View = WithdrawalView | 'corrections';

/** Loads what is before somebody anew, and nothing that they may not see. */
const refresh = {
  withdrawals: refreshCashier,
  corrections: () => $corrections.reload(),
} as const;

/** Withdrawals that have to be looked at, what became of the rest, and corrections of players’ money. */
export function CashierRoom() {
  const mayRead = useMay('withdrawals.read');
  const mayCorrect = useMay('corrections.read');
  const shown = useStore($view);
  const [wantsCorrections, setWantsCorrections] = useState(() => queryValue('view') === 'corrections');
  const view: View = mayCorrect && (wantsCorrections || !mayRead) ? 'corrections' : shown;
  useLive(view === 'corrections' ? refresh.corrections : refresh.withdrawals);
  useKeys(rowKeys);
  // On a phone the tabs are wider than the screen.
  useEffect(() => {
    document.querySelector(`[role=tab][id$=tab-${view}]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view]);
  const show = (next: View): void => {
    setWantsCorrections(next === 'corrections');
    setQuery('view', next === 'corrections' ? next : null);
    if (next !== 'corrections') showView(next);
  };
  const payouts = withdrawalViews.map((one) => ({
    id: one,
    label: t(`deskwork.cashier.view.${one}`),
    panel: <Queue view={one} />,
  }));
  const corrections = { id: 'corrections' as const, label: t('deskmoney.queue.tab'), panel: <CorrectionQueue /> };
  return (
    <>
      <RoomHead title={t('desk.room.cashier')} lead={t('deskwork.cashier.lead')} />
      <Split
        list={
          <>
            <Tabs<View>
              label={t('deskwork.cashier.views')}
              selected={view}
              onSelect={show}
              items={[...(mayRead ? payouts : []), ...(mayCorrect ? [corrections] : [])]}
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
        {view === 'corrections' ? <CorrectionDetail /> : <PayoutDetail />}
      </Split>
    </>
  );
}
