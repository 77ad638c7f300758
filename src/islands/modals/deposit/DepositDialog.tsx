import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { useWords } from '#i18n/use-words.ts';
import { $deposit, backToAmount } from '#stores/deposit.ts';
import { closeModal } from '#stores/modal.ts';
import { IconButton } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { AmountStep } from './AmountStep.tsx';
import { GatewayStep } from './GatewayStep.tsx';

/** The deposit dialog: an amount, then the gateway that takes it. */
export function DepositDialog() {
  const hasWords = useWords();
  const { step, busy } = useStore($deposit);
  if (!hasWords) return null;
  const back = (
    <IconButton label={t('deposit.back')} onClick={backToAmount} disabled={busy !== null} className="-ml-2">
      <Icon name="arrow-left" />
    </IconButton>
  );
  return (
    <Dialog
      open
      onClose={closeModal}
      title={t('deposit.title')}
      closeLabel={t('auth.close')}
      before={step === 'gateway' ? back : undefined}
    >
      {step === 'amount' ? <AmountStep /> : <GatewayStep />}
    </Dialog>
  );
}
