import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $recentSearches, forgetSearch } from '#stores/lobby/recent-searches.ts';
import { typeSearch } from '#stores/lobby/search.ts';
import { Icon } from '#ui/Icon.tsx';

/** What was searched for before: typed again by a press, forgotten by another. */
export function Recent() {
  const texts = useStore($recentSearches);
  if (texts.length === 0) return null;
  return (
    <section aria-label={t('search.recent')} className="shrink-0 overflow-x-auto px-5 pt-4">
      <ul className="flex gap-2">
        {texts.map((text) => (
          <li key={text} className="flex shrink-0 items-center rounded-full border border-ink-600 bg-ink-800">
            <button
              type="button"
              onClick={() => typeSearch(text)}
              className="flex min-h-10 max-w-48 items-center gap-2 rounded-full pl-3 text-sm text-ivory-300 hover:text-ivory-100 pointer-coarse:min-h-11"
            >
              <Icon name="history" className="size-4 shrink-0 text-ivory-500" />
              <span className="truncate">{text}</span>
            </button>
            <button
              type="button"
              aria-label={t('search.forget', { text })}
              onClick={() => forgetSearch(text)}
              className="grid size-10 place-items-center rounded-full text-ivory-500 hover:text-ivory-100 pointer-coarse:size-11"
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
