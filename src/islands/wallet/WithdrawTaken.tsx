import { t } from '#i18n/client.ts';
import { TellMe } from '#islands/blocks/TellMe.tsx';
import { displayWire } from '#stores/format/money.ts';
import { closeWithdraw, type Withdrawal } from '#stores/wallet/withdraw.ts';
import { Button } from '#ui/Button.tsx';
import { focusInDialog } from './focus.ts';
import { Steps, saysOf } from './UnderWay.tsx';
import { providerName } from './words.ts';

/** What the house has taken, and what happens to it now. */
export function WithdrawTaken({ sent }: { sent: Withdrawal }) {
  const { id, amount, currency, state, provider, address } = sent;
  return (
    <div className="grid gap-6">
      <div role="status" className="grid gap-1">
        <p className="text-xl font-semibold">
          {t('statement.withdraw_taken', { amount: displayWire(amount, currency) })}
        </p>
        <p className="text-ivory-300">{saysOf(state)}</p>
      </div>
      <Steps state={state} />
      <dl className="grid gap-3 text-sm">
        <div>
          <dt className="eyebrow">{t('statement.withdraw_to')}</dt>
          <dd className="break-all">{address ?? providerName(provider)}</dd>
        </div>
        <div>
          <dt className="eyebrow">{t('statement.withdraw_id')}</dt>
          <dd translate="no" className="font-mono break-all">
            {id}
          </dd>
        </div>
      </dl>
      <TellMe topic="withdrawals" />
      <Button size="lg" ref={focusInDialog} onClick={closeWithdraw}>
        {t('statement.withdraw_close')}
      </Button>
    </div>
  );
}
