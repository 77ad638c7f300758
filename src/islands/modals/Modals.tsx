import { useStore } from '@nanostores/react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { followWords, takePageWords, wordsThere } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { WelcomeWords } from '#i18n/welcome-words.ts';
import { WholeFiles } from '#i18n/whole-files.ts';
import { $session, loadSession } from '#stores/session/session.ts';
import { $question, answerQuestion } from '#stores/shell/confirmation.ts';
import { $modal, closeModal, type ModalName, openModal } from '#stores/shell/modal.ts';
import { $toasts, showError } from '#stores/shell/toasts.ts';
import { guarded } from '#ui/guarded.tsx';
import type { CategoryCounts } from './categories/CategoriesDialog.tsx';

/** A dialog that is loaded when it is first opened, by the name under which its file exports it. */
const part = <Name extends string, Props>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

const Toasts = part(() => import('./Toasts.tsx'), 'Toasts');
const Worded = part(() => import('./Worded.tsx'), 'Worded');
const SignIn = part(() => import('./SignIn.tsx'), 'SignIn');
const SignUp = part(() => import('./SignUp.tsx'), 'SignUp');
const ForgotPassword = part(() => import('./ForgotPassword.tsx'), 'ForgotPassword');
const ResetPassword = part(() => import('./ResetPassword.tsx'), 'ResetPassword');
const DepositDialog = part(() => import('./deposit/DepositDialog.tsx'), 'DepositDialog');
const SearchDialog = part(() => import('./search/SearchDialog.tsx'), 'SearchDialog');
const ChooseCurrency = part(() => import('./ChooseCurrency.tsx'), 'ChooseCurrency');
const PromotionDialog = part(() => import('./PromotionDialog.tsx'), 'PromotionDialog');
const GameSheet = part(() => import('./game/GameSheet.tsx'), 'GameSheet');
const Confirmation = part(() => import('./Confirmation.tsx'), 'Confirmation');
const Categories = part(() => import('./categories/CategoriesDialog.tsx'), 'CategoriesDialog');

/** Without `words` a dialog waits for its own. */
type ModalsProps = {
  words?: Words | undefined;
  counts: CategoryCounts;
  featuredImages: readonly string[];
  welcomeLine: string;
};

/** The dialogs that any page can open, and the toasts. Money is for players: a visitor who wants to deposit signs in. */
export const Modals = guarded(function Modals({ words, counts, featuredImages, welcomeLine }: ModalsProps) {
  if (words) takePageWords(words);
  // A press may open a dialog before this island is awake: it hydrates as the page stands, then shows the dialog.
  const name = useStore($modal, { ssr: 'initial' });
  const question = useStore($question, { ssr: 'initial' });
  const { authenticated, known } = useStore($session, { ssr: 'initial' });

  useEffect(() => void loadSession(), []);
  useEffect(() => {
    if ((name === 'deposit' || name === 'choose-currency') && known && !authenticated) openModal('sign-in');
  }, [name, known, authenticated]);
  useEffect(() => {
    // A page kept by the browser and shown again starts without a dialog.
    const closeAll = (): void => {
      closeModal();
      answerQuestion(false);
    };
    window.addEventListener('pagehide', closeAll);
    return () => window.removeEventListener('pagehide', closeAll);
  }, []);

  useEffect(() => followWords(() => wordsThere() === false && showError('words_failed')), []);

  // The host of the toasts is loaded by the first of them.
  const [hasSpoken, setSpoken] = useState(false);
  useEffect(() => $toasts.subscribe((waiting) => waiting.length > 0 && setSpoken(true)), []);

  const dialogs: Readonly<Record<ModalName, ReactNode>> = {
    'sign-in': <SignIn />,
    'sign-up': <SignUp />,
    'forgot-password': <ForgotPassword />,
    'reset-password': <ResetPassword />,
    deposit: authenticated ? <DepositDialog /> : null,
    'choose-currency': authenticated ? <ChooseCurrency /> : null,
    search: <SearchDialog />,
    categories: <Categories counts={counts} />,
    game: <GameSheet />,
    promotion: authenticated ? <PromotionDialog featuredImages={featuredImages} /> : null,
  };
  // By its name: a dialog that gives way to another is gone, and the focus back, before the other's code is there.
  return (
    <WholeFiles value={true}>
      <WelcomeWords value={welcomeLine}>
        <Suspense key={name} fallback={null}>
          {name && (words ? dialogs[name] : <Worded>{dialogs[name]}</Worded>)}
        </Suspense>
      </WelcomeWords>
      <Suspense fallback={null}>{question && <Confirmation question={question} />}</Suspense>
      <Suspense fallback={null}>{hasSpoken && <Toasts />}</Suspense>
    </WholeFiles>
  );
});
