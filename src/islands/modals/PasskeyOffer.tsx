import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { $passkeySignIn, offerPasskeys, signInByPasskey, withdrawPasskeys } from '#stores/session/passkey-sign-in.ts';
import { hasPasskeys } from '#stores/session/passkey-support.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** The way in without a password, where the browser knows passkeys; it offers them in the email field, too. */
export function PasskeyOffer() {
  const state = useStore($passkeySignIn);
  useEffect(() => {
    void offerPasskeys();
    return () => void withdrawPasskeys();
  }, []);
  if (!hasPasskeys()) return null;
  return (
    <div className="grid gap-4">
      <p aria-hidden="true" className="flex items-center gap-3 text-sm text-ivory-500">
        <span className="h-px grow bg-ink-600" />
        {t('auth.passkey_or')}
        <span className="h-px grow bg-ink-600" />
      </p>
      <Button variant="secondary" size="lg" busy={state === 'working'} onClick={() => void signInByPasskey()}>
        <Icon name="key" className="size-5" />
        {t('auth.passkey_use')}
      </Button>
      <p role="status" className={state === 'unused' ? 'text-sm text-ivory-300' : 'sr-only'}>
        {state === 'unused' && t('auth.passkey_unused')}
      </p>
    </div>
  );
}
