import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { quietWhenWide } from '#islands/blocks/quiet-when-wide.ts';
import { openModal } from '#stores/shell/modal.ts';
import { chooseCurrency } from '#stores/wallet/currencies.ts';
import type { Fund } from '#stores/wallet/wallet.ts';
import { openWithdraw } from '#stores/wallet/withdraw.ts';
import { Button } from '#ui/Button.tsx';

/** The ways in and out of a wallet. The deposit dialog takes the wallet that is the default: another becomes it first. */
export function WalletActions({ fund }: { fund: Fund }) {
  const { currency, default: isDefault } = fund;
  const [busy, setBusy] = useState(false);
  const deposit = async (): Promise<void> => {
    setBusy(true);
    const isChosen = isDefault || (await chooseCurrency(currency));
    setBusy(false);
    if (isChosen) openModal('deposit');
  };
  const name = <span className="sr-only">{currency}</span>;
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      <Button
        variant={isDefault ? 'primary' : 'secondary'}
        size={isDefault ? 'md' : 'sm'}
        busy={busy}
        className={isDefault ? quietWhenWide : ''}
        aria-haspopup="dialog"
        onClick={() => void deposit()}
      >
        {t('statement.deposit')} {name}
      </Button>
      <Button
        variant="secondary"
        size={isDefault ? 'md' : 'sm'}
        aria-haspopup="dialog"
        onClick={() => openWithdraw(currency)}
      >
        {t('statement.withdraw')} {name}
      </Button>
    </div>
  );
}
