import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { studioPathOf } from '#domain/catalogue/paths.ts';
import { t } from '#i18n/client.ts';
import { $foundStudios, $search, $shelf } from '#stores/lobby/search.ts';
import { closeModal } from '#stores/shell/modal.ts';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Hints } from './Hints.tsx';
import { Marked } from './Marked.tsx';
import { Failed, Note } from './Note.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useOptions } from './use-options.ts';

const skeletons = Array.from({ length: 12 }, (_, at) => at);
const grid = 'grid min-h-0 grow auto-rows-min grid-cols-2 gap-2 px-4 pb-4 sm:grid-cols-3';
const tile = 'flex min-h-20 flex-col justify-center rounded-lg border px-4 py-3';

/** The tab of providers: each name once, leading to the page of its games. */
export function StudiosPanel() {
  const headingId = useId();
  const { studios: text } = useStore($search);
  const { state } = useStore($shelf);
  const found = useStore($foundStudios);
  const count = found?.length ?? 0;
  const options = useOptions(count);

  return (
    <>
      <SearchBox
        placeholder={t('search.studios_placeholder')}
        text={text}
        options={options}
        // A single one left is the one that is meant.
        onSubmit={() => count === 1 && options.list.current?.querySelector<HTMLElement>('[role=option]')?.click()}
      />
      <h3 id={headingId} className="eyebrow shrink-0 px-5 pt-4 pb-2">
        {t('search.studios')}
      </h3>
      <p role="status" className="sr-only">
        {found !== null &&
          text.trim() !== '' &&
          t(count === 1 ? 'search.studios_found_one' : 'search.studios_found_other', { count })}
      </p>
      {state === 'failed' && <Failed />}
      {state === 'loading' && (
        <div aria-busy="true" className={cx(grid, 'overflow-hidden')}>
          {skeletons.map((at) => (
            <Skeleton key={at} className="h-20 rounded-lg" />
          ))}
        </div>
      )}
      {found?.length === 0 && <Note title={t('search.no_studios')}>{t('search.no_studios_hint')}</Note>}
      {found !== null && count > 0 && (
        <div
          ref={options.list}
          id={options.listId}
          role="listbox"
          aria-labelledby={headingId}
          className={cx(grid, 'overflow-y-auto overscroll-contain')}
        >
          {found.map((studio, at) => (
            <a
              key={studio.name}
              id={options.optionId(at)}
              role="option"
              aria-selected={at === options.active}
              tabIndex={-1}
              href={studioPathOf(studio.name)}
              onClick={closeModal}
              className={cx(
                tile,
                at === options.active
                  ? 'border-ivory-300 bg-ink-600'
                  : 'border-ink-600 bg-ink-800 hover:border-ivory-500',
              )}
            >
              <span className="heading text-xl">
                <Marked name={studio.name} text={text} />
              </span>
              <span className="text-sm text-ivory-500">
                {t(studio.count === 1 ? 'lobby.count_one' : 'lobby.count_other', { count: studio.count })}
              </span>
            </a>
          ))}
        </div>
      )}
      <Hints />
    </>
  );
}
