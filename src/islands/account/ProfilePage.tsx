import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { ProfileForm, useDrawnForm } from '#islands/blocks/profile-form/ProfileForm.tsx';
import { $profile } from '#stores/profile/profile.ts';
import { resendConfirmation } from '#stores/session/account.ts';
import { $session } from '#stores/session/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { WinsToggle } from './WinsToggle.tsx';

const NationalNumber = lazy(async () => ({ default: (await import('./NationalNumber.tsx')).NationalNumber }));

const words = ['common', 'profile'] as const;

function Resend() {
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    await resendConfirmation();
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-ivory-300">{t('account.resend_hint')}</p>
      <Button variant="secondary" size="sm" busy={busy} onClick={() => void send()}>
        {t('account.resend')}
      </Button>
    </div>
  );
}

/** Who the player is and whether the email is verified. */
function Head() {
  const { data: profile } = useStore($profile);
  const isDrawn = useDrawnForm();
  if (profile === undefined || !isDrawn) return <Skeleton className="h-[3.625rem]" />;
  const name = profile.fullName;
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <p className="text-2xl font-semibold wrap-anywhere">{name === '' ? t('account.not_given') : name}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ivory-300 wrap-anywhere">
          {profile.email}
          <Badge tone={profile.confirmed ? 'won' : 'brass'}>
            {profile.confirmed ? t('account.confirmed') : t('account.not_confirmed')}
          </Badge>
        </p>
      </div>
      {!profile.confirmed && <Resend />}
    </section>
  );
}

/** The profile's page: who, what is known, what may still be filled in, and how to have a mistake corrected. */
export const ProfilePage = guarded(function ProfilePage({ supportEmail }: { supportEmail: string }) {
  const hasWords = useWordsState(words);
  const { authenticated } = useStore($session);
  const { data: profile } = useStore($profile);
  const isDrawn = useDrawnForm();
  const isReady = authenticated && hasWords === true;
  return (
    <div className="grid max-w-[52rem] gap-8">
      {isReady ? <Head /> : <Skeleton className="h-[3.625rem]" />}
      <ProfileForm promotion />
      {isReady && isDrawn && profile?.nationalNumber && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <NationalNumber />
        </Suspense>
      )}
      {isReady && isDrawn && profile && <WinsToggle on={profile.showWins} />}
      {isReady && isDrawn && (
        <aside className="flex gap-3 text-sm text-ivory-300">
          <Icon name="lock" className="mt-px size-5 shrink-0 text-ivory-500" />
          <p className="max-w-[40rem]">
            {t('profile.lock_text')} {t('profile.lock_support')}{' '}
            <a
              href={`mailto:${supportEmail}`}
              className="font-semibold wrap-anywhere text-brass-bright underline underline-offset-4"
            >
              {supportEmail}
            </a>
          </p>
        </aside>
      )}
    </div>
  );
});
