import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { $deposit, goBack, type Step, stepBefore } from '#stores/deposit/deposit.ts';
import { $profile } from '#stores/profile/profile.ts';
import { $saferPlay, breakOf, isLimitOffered } from '#stores/safer-play/safer-play.ts';
import { closeModal } from '#stores/shell/modal.ts';
import { IconButton } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { AmountStep } from './AmountStep.tsx';
import { OnBreak } from './OnBreak.tsx';
import { TermsDue } from './TermsDue.tsx';

// Each way to pay is loaded when it is chosen.
const LimitOffer = lazy(async () => ({ default: (await import('./LimitOffer.tsx')).LimitOffer }));
const loadMethods = () => import('./MethodStep.tsx');
const MethodStep = lazy(async () => ({ default: (await loadMethods()).MethodStep }));
const CardStep = lazy(async () => ({ default: (await import('./CardStep.tsx')).CardStep }));
const WalletStep = lazy(async () => ({ default: (await import('./WalletStep.tsx')).WalletStep }));
const ProfileStep = lazy(async () => ({ default: (await import('./ProfileStep.tsx')).ProfileStep }));
const ScanStep = lazy(async () => ({ default: (await import('./ScanStep.tsx')).ScanStep }));
const MifinityStep = lazy(async () => ({ default: (await import('./MifinityStep.tsx')).MifinityStep }));
const SellerStep = lazy(async () => ({ default: (await import('./SellerStep.tsx')).SellerStep }));

const words = ['common', 'cashier'] as const;

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-20" />
    <Skeleton className="h-11" />
    <Skeleton className="h-20" />
    <Skeleton className="h-14" />
  </div>
);

const shown = (step: Step): ReactNode => {
  switch (step.name) {
    case 'amount':
      return <AmountStep />;
    case 'method':
      return <MethodStep />;
    case 'cards':
      return <CardStep />;
    case 'wallet':
      return <WalletStep by={step.by} />;
    case 'profile':
      return <ProfileStep by={step.by} fields={step.fields} />;
    case 'scan':
      return <ScanStep id={step.id} redirectUrl={step.redirectUrl} qr={step.qr} />;
    case 'mifinity':
      return <MifinityStep id={step.id} token={step.token} scriptUrl={step.scriptUrl} />;
    case 'seller':
      return <SellerStep seller={step.seller} />;
  }
};

const backWords = (before: Step): string => {
  if (before.name === 'amount') return t('cashier.back_to_amount');
  return t(before.name === 'method' ? 'cashier.back_to_methods' : 'cashier.back_to_gateways');
};

/** The deposit dialog: an amount, a way to pay, and what that way needs; before the very first one, the offer of a limit. */
export function DepositDialog() {
  const hasWords = useWordsState(words);
  const { step, busy } = useStore($deposit);
  const { data, error } = useStore($saferPlay);
  // What comes next in any case is on its way while the amount is typed.
  useEffect(() => void loadMethods().catch(() => undefined), []);
  const { data: profile } = useStore($profile);
  const breakUntil = data && breakOf(data, Date.now());
  const isOffered = data !== undefined && breakUntil === undefined && isLimitOffered(data);
  const before = isOffered ? null : stepBefore(step);
  if (!hasWords) return null;
  const content =
    data === undefined && error === undefined ? (
      <Waiting />
    ) : breakUntil !== undefined && step.name === 'amount' ? (
      <OnBreak until={breakUntil} />
    ) : profile?.terms === 'due' && step.name === 'amount' ? (
      <TermsDue />
    ) : isOffered ? (
      <LimitOffer />
    ) : (
      shown(step)
    );
  return (
    <Dialog
      open
      onClose={closeModal}
      title={t('cashier.title')}
      closeLabel={t('auth.close')}
      before={
        before && (
          <IconButton label={backWords(before)} onClick={goBack} disabled={busy !== null} className="-ml-2">
            <Icon name="arrow-left" />
          </IconButton>
        )
      }
    >
      <Suspense key={step.name} fallback={<Waiting />}>
        {content}
      </Suspense>
    </Dialog>
  );
}
