import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $captcha, type CaptchaAction } from '#stores/session/captcha.ts';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/Spinner.tsx';

/** How far the background check is. It asks nothing of the visitor. */
export function CaptchaNote({ action }: { action: CaptchaAction }) {
  const state = useStore($captcha)[action];
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm text-ivory-500">
      {state === 'working' ? <Spinner /> : <Icon name={state === 'failed' ? 'alert' : 'shield'} className="size-5" />}
      {t(`auth.captcha_${state}`)}
    </p>
  );
}
