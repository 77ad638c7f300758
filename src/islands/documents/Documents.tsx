import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { $session } from '#stores/session.ts';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { CheckCard } from './CheckCard.tsx';

const files: readonly Namespace[] = ['common', 'documents'];

/** The two checks of a player, side by side where there is room. */
export const Documents = guarded(function Documents() {
  const hasWords = useWordsState(files) === true;
  const { authenticated } = useStore($session);
  if (!authenticated || !hasWords)
    return (
      <div aria-busy="true" className="grid gap-6">
        <Skeleton className="h-20" />
        <div className="grid gap-6 xl:grid-cols-2">
          <Skeleton className="h-96" />
          <Skeleton className="h-96" />
        </div>
      </div>
    );
  return (
    <div className="grid gap-6">
      <div className="grid max-w-[42rem] gap-3 text-ivory-300">
        <p className="text-lg text-ivory-100">{t('documents.lead')}</p>
        <p className="flex gap-2 text-sm">
          <Icon name="lock" className="size-5 shrink-0 text-brass" />
          {t('documents.safe')}
        </p>
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <CheckCard subject="identity" />
        <CheckCard subject="address" />
      </div>
    </div>
  );
});
