import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { ChangedTexts } from '#islands/blocks/terms/ChangedTexts.tsx';
import { showDay } from '#stores/format/time.ts';
import { $isPutOff, $terms, putOff, toAccept } from '#stores/profile/terms.ts';
import { Button } from '#ui/Button.tsx';

const words: readonly Namespace[] = ['common', 'terms'];

/** A card at the foot of the page, which is no wall: what is under way goes on, and it can be put off. */
export function NoticeCard() {
  const hasWords = useWordsState(words) === true;
  const { data } = useStore($terms);
  const isPutOff = useStore($isPutOff);
  const changed = toAccept(data);
  const [first] = changed;
  if (!hasWords || first === undefined || isPutOff) return null;
  const isDue = first.standing === 'due';
  return (
    <aside
      aria-labelledby="terms-notice"
      className="fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-20 grid animate-rise gap-3 rounded-lg border border-brass/60 bg-ink-700 p-5 shadow-float sm:right-auto sm:max-w-[26rem] lg:bottom-6 lg:left-[16.5rem]"
    >
      <p id="terms-notice" role="status" className="text-lg font-semibold">
        {t(isDue ? 'terms.notice.due' : 'terms.notice.announced')}
      </p>
      <p className="figures text-sm text-ivory-300">
        {isDue
          ? t('terms.notice.due_text')
          : t('terms.notice.announced_text', { day: showDay(first.neededFrom ?? first.newest.inForceFrom) })}
      </p>
      <ChangedTexts documents={changed} />
      <Button variant="ghost" size="sm" className="-ml-3 justify-self-start" onClick={putOff}>
        {t('terms.notice.later')}
      </Button>
    </aside>
  );
}
