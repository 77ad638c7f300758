import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { followWords, takePageWords, wordsThere } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { $modal, closeModal, type ModalName, openModal } from '#stores/modal.ts';
import { $session, loadSession } from '#stores/session.ts';
import { $toasts, showError } from '#stores/toasts.ts';

const Toasts = lazy(async () => ({ default: (await import('./Toasts.tsx')).Toasts }));
const SignIn = lazy(async () => ({ default: (await import('./SignIn.tsx')).SignIn }));
const SignUp = lazy(async () => ({ default: (await import('./SignUp.tsx')).SignUp }));
const DepositDialog = lazy(async () => ({ default: (await import('./deposit/DepositDialog.tsx')).DepositDialog }));

const dialogs: Readonly<Record<ModalName, ComponentType>> = {
  'sign-in': SignIn,
  'sign-up': SignUp,
  deposit: DepositDialog,
};

/** The dialogs that any page can open, and the toasts. Money is for players: a visitor who wants to deposit signs in. */
export function Modals({ words }: { words: Words }) {
  takePageWords(words);
  // A press may open a dialog before this island is awake: it hydrates as the page stands, then shows the dialog.
  const name = useStore($modal, { ssr: 'initial' });
  const { authenticated, known } = useStore($session, { ssr: 'initial' });

  useEffect(() => void loadSession(), []);
  useEffect(() => {
    if (name === 'deposit' && known && !authenticated) openModal('sign-in');
  }, [name, known, authenticated]);
  useEffect(() => {
    // A page kept by the browser and shown again starts without a dialog.
    window.addEventListener('pagehide', closeModal);
    return () => window.removeEventListener('pagehide', closeModal);
  }, []);

  useEffect(() => followWords(() => wordsThere() === false && showError('words_failed')), []);

  // The host of the toasts is loaded by the first of them.
  const [hasSpoken, setSpoken] = useState(false);
  useEffect(() => $toasts.subscribe((waiting) => waiting.length > 0 && setSpoken(true)), []);

  const Dialog = name === null || (name === 'deposit' && !authenticated) ? null : dialogs[name];
  return (
    <>
      <Suspense fallback={null}>{Dialog && <Dialog />}</Suspense>
      <Suspense fallback={null}>{hasSpoken && <Toasts />}</Suspense>
    </>
  );
}
