import { useStore } from '@nanostores/react';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { $session } from '#stores/session/session.ts';
import { guarded } from '#ui/guarded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CheckCard } from './CheckCard.tsx';

const files: readonly Namespace[] = ['common', 'documents'];

/** The two checks of a player, side by side where there is room. */
export const Documents = guarded(function Documents() {
  const hasWords = useWordsState(files) === true;
  const { authenticated } = useStore($session);
  if (!authenticated || !hasWords)
    return (
      <div aria-busy="true" className="grid gap-6 xl:grid-cols-2">
        <Skeleton className="h-96" />
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <CheckCard subject="identity" />
      <CheckCard subject="address" />
    </div>
  );
});
