import { useEffect, useState } from 'react';
import { t, takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { showMinute } from '#stores/format/time.ts';
import { excludedUntil } from '#stores/safer-play/safer-play.ts';
import { guarded } from '#ui/guarded.tsx';

const wordsFor = (until: string | null): string => {
  if (until === null) return t('saferplay.excluded_unknown');
  return until === 'FOREVER'
    ? t('saferplay.excluded_forever')
    : t('saferplay.excluded_until', { time: showMinute(until) });
};

/** Until when the exclusion lasts, as the page that began it left word. */
export const Excluded = guarded(function Excluded({ words }: { words: Words }) {
  takePageWords(words);
  const [until, setUntil] = useState<string | null>(null);
  useEffect(() => setUntil(excludedUntil()), []);
  return <p className="text-xl">{wordsFor(until)}</p>;
});
