import { useStore } from '@nanostores/react';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { useWords } from '#i18n/use-words.ts';
import { $deposit, backToAmount } from '#stores/deposit.ts';
import { closeModal } from '#stores/modal.ts';
import { $saferPlay, isLimitOffered } from '#stores/safer-play.ts';
import { IconButton } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AmountStep } from './AmountStep.tsx';
import { GatewayStep } from './GatewayStep.tsx';

const LimitOffer = lazy(async () => ({ default: (await import('./LimitOffer.tsx')).LimitOffer }));

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-20" />
    <Skeleton className="h-11" />
    <Skeleton className="h-20" />
    <Skeleton className="h-14" />
  </div>
);

const parts = {
  waiting: () => <Waiting />,
  limit: () => <LimitOffer />,
  amount: () => <AmountStep />,
  gateway: () => <GatewayStep />,
} as const;
type Part = keyof typeof parts;

/** What takes another's place takes the focus too, which would be lost with the button that was pressed. */
const useFocusOnChange = (part: Part): RefObject<HTMLDivElement | null> => {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    if (part !== 'limit') body.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [part]);
  return body;
};

/** The deposit dialog: an amount, then the gateway that takes it; before the very first one, the offer of a limit. */
export function DepositDialog() {
  const hasWords = useWords();
  const { step, busy } = useStore($deposit);
  const { data, error } = useStore($saferPlay);
  const isOffered = data !== undefined && isLimitOffered(data);
  const part = data === undefined && error === undefined ? 'waiting' : isOffered ? 'limit' : step;
  const body = useFocusOnChange(part);
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
      <div ref={body}>
        <Suspense fallback={<Waiting />}>{parts[part]()}</Suspense>
      </div>
    </Dialog>
  );
}
