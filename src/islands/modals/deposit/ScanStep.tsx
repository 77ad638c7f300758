import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { t } from '#i18n/client.ts';
import { returnPath } from '#stores/deposit/deposit-pay.ts';
import { $depositReturn, isFinal, watchDeposit } from '#stores/deposit/deposit-return.ts';
import { goTo } from '#stores/shell/navigation.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { StepHead, YouPay } from './StepHead.tsx';

type ScanStepProps = { id: string; redirectUrl: string; qr: string };

/** Goes to where deposits are followed as soon as this one is paid elsewhere, or is not any more. */
function useEnd(id: string): { readonly isSlow: boolean; readonly again: () => void } {
  const { deposit, slow } = useStore($depositReturn);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round watches the same deposit anew
  useEffect(() => watchDeposit(id), [id, round]);
  const isOver = deposit?.id === id && (isFinal(deposit.state) || deposit.state === 'pending');
  useEffect(() => {
    if (isOver) goTo(returnPath(id));
  }, [id, isOver]);
  return { isSlow: slow && !isOver, again: () => setRound(round + 1) };
}

/** Jeton's code for its app on a phone, beside the way on this device. */
export function ScanStep({ id, redirectUrl, qr }: ScanStepProps) {
  const { isSlow, again } = useEnd(id);
  const name = t('cashier.name_JETON');
  return (
    <div className="grid gap-4">
      <YouPay />
      <StepHead>{t('cashier.scan_title')}</StepHead>
      <p className="text-ivory-300">{t('cashier.scan_lead')}</p>
      <img
        src={qr}
        alt={t('cashier.scan_code')}
        width={200}
        height={200}
        className="box-content size-[200px] justify-self-center rounded-lg bg-ivory-100 p-4 [image-rendering:pixelated]"
      />
      <ButtonLink href={redirectUrl} size="lg">
        {t('cashier.scan_link')}
      </ButtonLink>
      <div role="status" className="flex items-start gap-3 text-sm text-ivory-300">
        {!isSlow && <Spinner className="mt-px size-5 shrink-0" />}
        <p>{t(isSlow ? 'cashier.waiting_slow' : 'cashier.waiting_for', { name })}</p>
      </div>
      {isSlow && (
        <button type="button" className="justify-self-start underline underline-offset-4" onClick={again}>
          {t('cashier.check_again')}
        </button>
      )}
    </div>
  );
}
