import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t, takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { $unsubscribing, readUnsubscribeLink, unsubscribeNow } from '#stores/profile/unsubscribe.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';

const outcomes = {
  done: 'profile.unsubscribe_done',
  invalid: 'profile.unsubscribe_invalid',
  missing: 'profile.unsubscribe_missing',
  retry: 'profile.unsubscribe_retry',
} as const;

/** Ends the promotions of a mail's reader, who need not sign in, once the button is pressed. */
export const Unsubscribe = guarded(function Unsubscribe({ words }: { words: Words }) {
  takePageWords(words);
  const state = useStore($unsubscribing);
  useEffect(readUnsubscribeLink, []);
  const isOver = state !== 'starting' && state !== 'asking' && state !== 'working';
  const mayTry = !isOver || state === 'retry';

  return (
    <div className="grid justify-items-start gap-6">
      <div role="status">
        {!isOver && (
          <div className="grid gap-2">
            <p className="text-lg font-semibold">{t('profile.unsubscribe_ask')}</p>
            <p className="text-ivory-300">{t('profile.unsubscribe_note')}</p>
          </div>
        )}
        {isOver && (
          <div className="flex items-start gap-3 text-lg">
            <Icon
              name={state === 'done' ? 'check' : 'alert'}
              className={`mt-0.5 size-6 shrink-0 ${state === 'done' ? 'text-felt' : 'text-red'}`}
            />
            <div>
              <p className="font-semibold">{t(outcomes[state])}</p>
              {state === 'done' && <p className="mt-2 text-base text-ivory-300">{t('profile.unsubscribe_again')}</p>}
            </div>
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {mayTry && (
          <Button busy={state === 'working'} off={state === 'starting'} onClick={() => void unsubscribeNow()}>
            {t('profile.unsubscribe_do')}
          </Button>
        )}
        {isOver && (
          <ButtonLink href="/" variant={state === 'retry' ? 'secondary' : 'primary'}>
            {t('profile.unsubscribe_home')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
});
