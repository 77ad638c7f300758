import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { t, takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { $session, loadSession } from '#stores/session/session.ts';
import { forgetHeader, keptHeader } from '#stores/shell/kept-header.ts';
import { Button } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Waiting } from './Waiting.tsx';

const Player = lazy(async () => ({ default: (await import('./Player.tsx')).Player }));

type Quiet = {
  /** The page has a main button of its own, which alone wears brass. */
  quiet?: boolean | undefined;
};

const Visitor = ({ quiet }: Quiet) => (
  <span className="flex items-center gap-2 signed-in:hidden">
    <Button variant="ghost" size="sm" data-open-modal="sign-in">
      {t('account.login')}
    </Button>
    <Button variant={quiet ? 'secondary' : 'primary'} size="sm" data-open-modal="sign-up">
      {t('account.sign_up')}
    </Button>
  </span>
);

/**
 * The header's account corner. Its static shell holds both forms, and the hint cookie picks the one to show, so that
 * nothing moves; the session's own word decides once it is known.
 */
export const HeaderAccount = guarded(function HeaderAccount({ words, quiet }: { words: Words } & Quiet) {
  takePageWords(words);
  const { authenticated, known } = useStore($session, { ssr: 'initial' });

  useEffect(() => void loadSession(), []);
  // A hint cookie may outlive its session: the static parts of the page follow the session's own word.
  useEffect(() => {
    if (!known) return;
    document.documentElement.toggleAttribute('data-signed-in', authenticated);
    if (!authenticated) forgetHeader();
  }, [known, authenticated]);

  if (authenticated)
    return (
      <Suspense fallback={<Waiting quiet={quiet} kept={keptHeader()} />}>
        <Player quiet={quiet} />
      </Suspense>
    );
  return (
    <>
      <Waiting quiet={quiet} />
      <Visitor quiet={quiet} />
    </>
  );
});
