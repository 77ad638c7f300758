import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t, takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { $confirmation, type Confirmation, confirmAgain, confirmFromAddress } from '#stores/session/confirm.ts';
import { $session, loadSession } from '#stores/session/session.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/Spinner.tsx';

const messages = {
  working: 'auth.confirm_working',
  done: 'auth.confirm_done',
  already: 'auth.confirm_already',
  invalid: 'auth.confirm_invalid',
  expired: 'auth.confirm_expired',
  missing: 'auth.confirm_missing',
  retry: 'errors.network',
} as const satisfies Record<Confirmation, string>;

const good: readonly Confirmation[] = ['done', 'already'];

/** Confirms the address with the token of the mail's link and says how that went. */
export const Confirm = guarded(function Confirm({ words }: { words: Words }) {
  takePageWords(words);
  const state = useStore($confirmation);
  const { authenticated } = useStore($session);
  useEffect(() => {
    confirmFromAddress();
    void loadSession();
  }, []);

  return (
    <div className="grid justify-items-start gap-6">
      <div role="status" className="flex items-start gap-3 text-lg">
        {state === 'working' ? (
          <Spinner className="mt-0.5 size-6 shrink-0" />
        ) : (
          <Icon
            name={good.includes(state) ? 'check' : 'alert'}
            className={cx('mt-0.5 size-6 shrink-0', good.includes(state) ? 'text-felt' : 'text-red')}
          />
        )}
        <div>
          <p className="font-semibold">{t(messages[state])}</p>
          {state === 'done' && <p className="mt-2 text-ivory-300">{t('auth.confirm_done_next')}</p>}
        </div>
      </div>
      {state !== 'working' && (
        <div className="flex flex-wrap gap-3">
          {state === 'retry' && <Button onClick={() => void confirmAgain()}>{t('auth.confirm_retry')}</Button>}
          <ButtonLink href="/" variant={state === 'retry' ? 'secondary' : 'primary'}>
            {t('auth.confirm_home')}
          </ButtonLink>
          {authenticated ? (
            <ButtonLink href="/profile" variant="secondary">
              {t('auth.confirm_profile')}
            </ButtonLink>
          ) : (
            <Button variant="secondary" data-open-modal="sign-in">
              {t('auth.sign_in')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
});
