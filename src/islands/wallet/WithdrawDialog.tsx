import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { failOf } from '#stores/calls/query.ts';
import { $verifications } from '#stores/profile/documents.ts';
import { $twoFactor } from '#stores/security/two-factor.ts';
import { $withdraw, closeWithdraw } from '#stores/wallet/withdraw.ts';
import { wayOf } from '#stores/wallet/withdraw-rules.ts';
import { $withdrawables, boundsOf, payoutNetworkOf, withdrawableOf } from '#stores/wallet/withdrawable.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/States.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawTaken } from './WithdrawTaken.tsx';
import { createWithdrawForm, type WithdrawCallForm } from './withdraw-form.ts';
import { networkOf } from './words.ts';

const Identify = ({ isInReview }: { isInReview: boolean }) => (
  <EmptyState
    icon="shield"
    title={t('statement.withdraw_identify')}
    action={<ButtonLink href="/profile/document">{t('statement.withdraw_identify_go')}</ButtonLink>}
  >
    {t(isInReview ? 'statement.withdraw_identify_review' : 'statement.withdraw_identify_hint')}
  </EmptyState>
);

const reload = (): void => {
  $verifications.identity.revalidate();
  $twoFactor.revalidate();
};

function Content({ currency, form }: { currency: CurrencyCode; form: WithdrawCallForm }) {
  const { sent, barred } = useStore($withdraw);
  const identity = useStore($verifications.identity);
  const factor = useStore($twoFactor);
  const amounts = useStore($withdrawables);
  const failed =
    failOf(identity.data === undefined ? identity.error : undefined) ??
    failOf(factor.data === undefined ? factor.error : undefined);
  if (sent !== null) return <WithdrawTaken sent={sent} />;
  if (failed)
    return (
      <ErrorState
        title={t('statement.withdraw_failed')}
        action={<Button onClick={reload}>{t('account.retry')}</Button>}
      >
        {t(`errors.${failed.code}`)}
      </ErrorState>
    );
  if (identity.data === undefined || factor.data === undefined || amounts === undefined)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-14" />
      </div>
    );
  const { state } = identity.data;
  if (barred || state !== 'approved') return <Identify isInReview={state === 'in_review'} />;
  const withdrawableMinor = withdrawableOf(amounts, currency);
  if (withdrawableMinor === 0n)
    return (
      <EmptyState icon="wallet" title={t('statement.withdraw_none')}>
        {t('statement.withdraw_none_hint')}
      </EmptyState>
    );
  return (
    <WithdrawForm
      form={form}
      currency={currency}
      withdrawableMinor={withdrawableMinor}
      bounds={boundsOf(amounts, currency)}
      network={payoutNetworkOf(amounts, currency)}
      needsCode={factor.data.since !== null}
    />
  );
}

/** Pays money out of one wallet: who may, how much, where to, and then how far it is. */
export function WithdrawDialog({ currency }: { currency: CurrencyCode }) {
  const { sent } = useStore($withdraw);
  const [form] = useState(() => createWithdrawForm(currency));
  const lead =
    wayOf(currency) === 'skrill'
      ? t('statement.withdraw_lead_skrill')
      : t('statement.withdraw_lead_crypto', { network: networkOf(currency) });
  return (
    <Dialog
      open
      onClose={closeWithdraw}
      title={t('statement.withdraw_title', { currency })}
      lead={sent === null ? lead : undefined}
      closeLabel={t('auth.close')}
    >
      <Content currency={currency} form={form} />
    </Dialog>
  );
}
