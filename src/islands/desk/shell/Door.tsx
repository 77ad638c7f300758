import { useId } from 'react';
import { t } from '#i18n/client.ts';
import { goTo } from '#stores/shell/navigation.ts';
import { Button } from '#ui/Button.tsx';
import { Logo } from '#ui/Logo.tsx';
import { ModalShell } from '#ui/ModalShell.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

/** Nobody is signed in: the way in stands in place of the page that was asked for, and leads to it. */
export const Door = () => (
  <main id="content" tabIndex={-1} className="grid min-h-svh place-items-center p-6 outline-none">
    <div className="w-full max-w-[26rem]">
      <Logo />
      <div className="mt-6 rounded-lg border border-ink-600 bg-ink-800 p-6 shadow-raised">
        <h1 className="heading mb-1 text-3xl">{t('desk.door.title')}</h1>
        <p className="mb-6 text-sm text-ivory-300">{t('desk.door.lead')}</p>
        <PasskeyButton />
      </div>
    </div>
  </main>
);

/** The session has ended over somebody's work: they come back to it, and it is as they left it. */
export function DoorOver({ name }: { name: string }) {
  const titleId = useId();
  return (
    <ModalShell
      onClose={() => undefined}
      labelledBy={titleId}
      className="m-auto w-full max-w-[26rem] rounded-xl border p-6"
    >
      <h2 id={titleId} className="heading mb-1 text-2xl">
        {t('desk.door.over_title')}
      </h2>
      <p className="mb-6 text-sm text-ivory-300">{t('desk.door.over_lead', { name })}</p>
      <PasskeyButton />
      <Button variant="ghost" size="sm" className="mt-4" onClick={() => goTo('/desk')}>
        {t('desk.door.leave')}
      </Button>
    </ModalShell>
  );
}
