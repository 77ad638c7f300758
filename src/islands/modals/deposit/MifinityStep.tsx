import { useEffect, useId, useState } from 'react';
import { t } from '#i18n/client.ts';
import { noteFailure } from '#stores/deposit/deposit-pay.ts';
import { openMifinity } from '#stores/deposit/mifinity.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/States.tsx';
import { StepHead, YouPay } from './StepHead.tsx';

type MifinityStepProps = { id: string; token: string; scriptUrl: string };
type State = 'loading' | 'shown' | 'failed';

/** Mifinity's own frame, which its script puts here. The player leaves for the wallet's page when it is done. */
export function MifinityStep({ id, token, scriptUrl }: MifinityStepProps) {
  const place = useId();
  const [state, setState] = useState<State>('loading');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round tries the same payment anew
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    setState('loading');
    openMifinity(place, { id, token, scriptUrl }).then(
      (opened) => {
        close = opened;
        if (isGone) opened();
        else setState('shown');
      },
      () => {
        noteFailure('MI_FINITY');
        if (!isGone) setState('failed');
      },
    );
    return () => {
      isGone = true;
      close?.();
    };
  }, [place, id, token, scriptUrl, round]);

  return (
    <div className="grid gap-4">
      <YouPay />
      <StepHead>{t('cashier.frame_title')}</StepHead>
      {state === 'failed' && (
        <ErrorState
          title={t('cashier.frame_failed')}
          action={<Button onClick={() => setRound(round + 1)}>{t('cashier.retry')}</Button>}
        />
      )}
      {state === 'loading' && (
        <div aria-busy="true">
          <Skeleton className="h-96" />
        </div>
      )}
      <div
        id={place}
        hidden={state !== 'shown'}
        className="-mx-5 overflow-hidden bg-ivory-100 sm:mx-0 sm:rounded-lg [&>iframe]:block [&>iframe]:h-[min(40rem,70dvh)] [&>iframe]:w-full [&>iframe]:border-0"
      />
    </div>
  );
}
