import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { useWords } from '#i18n/use-words.ts';
import { resendConfirmation } from '#stores/account.ts';
import { $profile, fullNameOf } from '#stores/profile.ts';
import { failOf } from '#stores/query.ts';
import { $session } from '#stores/session.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ErrorState } from '#ui/States.tsx';

const Waiting = () => (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);

function Resend() {
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    await resendConfirmation();
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="text-sm text-ivory-300">{t('account.resend_hint')}</p>
      <Button variant="secondary" size="sm" busy={busy} onClick={() => void send()}>
        {t('account.resend')}
      </Button>
    </div>
  );
}

/** Who the player is, and whether the email is verified. */
export function ProfileView() {
  const hasWords = useWords();
  const { authenticated } = useStore($session);
  const { data: profile, error } = useStore($profile);
  const failed = profile === undefined ? failOf(error) : undefined;

  if (!authenticated || !hasWords) return <Waiting />;
  if (failed)
    return (
      <ErrorState
        title={t('account.failed')}
        action={<Button onClick={() => $profile.revalidate()}>{t('account.retry')}</Button>}
      >
        {t(`errors.${failed.code}`)}
      </ErrorState>
    );
  if (profile === undefined) return <Waiting />;
  const name = fullNameOf(profile);
  return (
    <dl className="grid max-w-[40rem] divide-y divide-ink-600 rounded-lg border border-ink-600 bg-ink-800">
      <div className="grid gap-1 p-5">
        <dt className="eyebrow">{t('account.name')}</dt>
        <dd className="text-lg">{name === '' ? t('account.not_given') : name}</dd>
      </div>
      <div className="grid gap-3 p-5">
        <dt className="eyebrow">{t('account.email')}</dt>
        <dd className="flex flex-wrap items-center gap-3 text-lg wrap-anywhere">
          {profile.email}
          <Badge tone={profile.confirmed ? 'won' : 'brass'}>
            {profile.confirmed ? t('account.confirmed') : t('account.not_confirmed')}
          </Badge>
        </dd>
        {!profile.confirmed && (
          <dd>
            <Resend />
          </dd>
        )}
      </div>
    </dl>
  );
}
