import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { $signingIn, hasPasskeys, type KeyCode, signInAtDesk } from '#stores/desk/enter.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import { Fault } from '../kit/Fault.tsx';

/** The one way in, and what to do where a device does not have it. */
export function PasskeyButton() {
  const busy = useStore($signingIn);
  const [fault, setFault] = useState<KeyCode | null>(null);
  const signIn = async (): Promise<void> => {
    setFault(null);
    setFault(await signInAtDesk());
  };
  return (
    <div className="grid gap-3">
      {hasPasskeys() ? (
        <Button size="lg" busy={busy} onClick={() => void signIn()} ref={focusFirst}>
          <Icon name="key" className="size-5" />
          {t('desk.door.sign_in')}
        </Button>
      ) : (
        <p className="rounded-md border border-red/60 bg-red-dim p-3 text-sm">{t('desk.door.no_passkeys')}</p>
      )}
      <Fault code={fault} />
      <details className="text-sm text-ivory-300">
        <summary className="font-semibold text-ivory-100">{t('desk.door.trouble')}</summary>
        <ul className="mt-2 grid list-disc gap-1.5 pl-5">
          <li>{t('desk.door.other_device')}</li>
          <li>{t('desk.door.lost')}</li>
          <li>{t('desk.door.invited')}</li>
        </ul>
      </details>
    </div>
  );
}
