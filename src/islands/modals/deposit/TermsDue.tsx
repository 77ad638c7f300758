import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { ChangedTexts } from '#islands/blocks/terms/ChangedTexts.tsx';
import { $terms, toAccept } from '#stores/profile/terms.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

const words: readonly Namespace[] = ['terms'];

/** In the place of the first step while terms in force are not accepted: no way to pay is offered that would be refused. */
export function TermsDue() {
  const hasWords = useWordsState(words) === true;
  const { data } = useStore($terms);
  const due = toAccept(data).filter(({ standing }) => standing === 'due');
  if (!hasWords || data === undefined) return <Skeleton className="h-48" />;
  return (
    <div className="grid gap-4">
      <p className="text-lg font-semibold">{t('terms.notice.due')}</p>
      <p className="text-ivory-300">{t('terms.notice.due_text')}</p>
      <ChangedTexts documents={due} />
    </div>
  );
}
