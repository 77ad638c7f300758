import { useEffect, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { type KeyCode, openInvitation, takeInvitation } from '#stores/desk/enter.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Logo } from '#ui/Logo.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EnterForm } from './EnterForm.tsx';
import { SecondKey } from './SecondKey.tsx';

const files: readonly Namespace[] = ['desk'];

type Step =
  | { readonly at: 'asking' | 'no_link' | 'second' }
  | { readonly at: 'form'; readonly token: string; readonly isFounder: boolean; readonly fault: KeyCode | null };

/** Whose link it is shows by whether it needs a code: that of the first one here does not. */
const firstStep = async (): Promise<Step> => {
  const token = takeInvitation();
  if (token === null) return { at: 'no_link' };
  const opened = await openInvitation({ token, code: '' });
  const isFounder = opened.ok && opened.value.name === null;
  return { at: 'form', token, isFounder, fault: opened.ok || opened.code === 'invite_invalid' ? null : opened.code };
};

const NoLink = () => (
  <>
    <h1 className="heading mb-2 text-3xl">{t('desk.enter.no_link_title')}</h1>
    <p className="mb-6 text-sm text-ivory-300">{t('desk.enter.no_link_text')}</p>
    <ButtonLink href="/desk" variant="secondary">
      {t('desk.enter.to_desk')}
    </ButtonLink>
  </>
);

function Steps() {
  const [step, setStep] = useState<Step>({ at: 'asking' });
  useEffect(() => {
    void firstStep().then(setStep);
  }, []);
  switch (step.at) {
    case 'asking':
      return <Skeleton className="h-48 w-full" />;
    case 'no_link':
      return <NoLink />;
    case 'form':
      return <EnterForm {...step} onEntered={() => setStep({ at: 'second' })} />;
    case 'second':
      return <SecondKey />;
  }
}

export const EnterPage = guarded(function EnterPage() {
  const words = useWordsState(files);
  return (
    <main id="content" tabIndex={-1} className="grid min-h-svh place-items-center p-6 outline-none">
      <div className="w-full max-w-[28rem]">
        <Logo />
        <div className="mt-6 rounded-lg border border-ink-600 bg-ink-800 p-6 shadow-raised">
          {words ? <Steps /> : <Skeleton className="h-48 w-full" />}
        </div>
      </div>
    </main>
  );
});
