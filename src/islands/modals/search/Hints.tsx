import { t } from '#i18n/client.ts';
import { rememberSearch } from '#stores/lobby/recent-searches.ts';
import { searchPagePath } from '#stores/lobby/search.ts';
import { closeModal } from '#stores/shell/modal.ts';
import { Icon } from '#ui/Icon.tsx';

const Key = ({ keys, children }: { keys: string; children: string }) => (
  <span className="flex items-center gap-2">
    <kbd className="rounded-sm border border-ink-600 bg-ink-800 px-1.5 py-0.5 font-sans text-ivory-300">{keys}</kbd>
    {children}
  </span>
);

/** The keys that work here, for those who have some, and the way to the page of all results. */
export function Hints({ text = '' }: { text?: string }) {
  const hasMore = text.trim() !== '';
  return (
    <footer className="mt-auto flex shrink-0 items-center gap-4 border-t border-ink-600 px-5 text-xs text-ivory-500 sm:min-h-12">
      <span className="flex gap-4 max-sm:hidden pointer-coarse:hidden">
        <Key keys="↑ ↓">{t('search.key_move')}</Key>
        <Key keys="Enter">{t('search.key_open')}</Key>
        <Key keys="Esc">{t('search.key_close')}</Key>
      </span>
      {hasMore && (
        <a
          href={searchPagePath(text)}
          onClick={() => {
            rememberSearch(text);
            closeModal();
          }}
          className="ml-auto flex min-h-11 items-center gap-2 text-sm font-semibold text-ivory-300 hover:text-ivory-100"
        >
          {t('search.all_results')}
          <Icon name="arrow-right" className="size-4" />
        </a>
      )}
    </footer>
  );
}
