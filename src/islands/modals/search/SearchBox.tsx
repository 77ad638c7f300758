import { type FormEvent, useEffect, useRef } from 'react';
import { searchTextMax } from '#domain/catalogue/search-limits.ts';
import { t } from '#i18n/client.ts';
import { typeSearch } from '#stores/lobby/search.ts';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import type { Options } from './use-options.ts';

type SearchBoxProps = {
  placeholder: string;
  text: string;
  options: Options;
  /** Enter while no option is reached. */
  onSubmit: () => void;
};

/** Whether a press of the mouse chose the tab: arrows stay on the tabs, and a finger wants to see the list and no keyboard. */
const isTabPressed = (): boolean =>
  matchMedia('(pointer: fine)').matches && document.activeElement?.matches('[role=tab]:not(:focus-visible)') === true;

/** The text box of a tab. What is typed counts at once. */
export function SearchBox({ placeholder, text, options, onSubmit }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isTabPressed()) box.current?.focus();
  }, []);
  const type = (typed: string): void => {
    options.release();
    typeSearch(typed);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <search className="contents">
      <form onSubmit={submit} className="flex shrink-0 items-center border-b border-ink-600 pr-2 pl-5">
        <Icon name="search" className="size-5 shrink-0 text-ivory-500" />
        <input
          {...options.box}
          ref={(control) => {
            box.current = control;
            focusFirst(control);
          }}
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={searchTextMax}
          aria-label={placeholder}
          placeholder={placeholder}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          className="h-16 min-w-0 grow bg-transparent px-3 text-lg text-ivory-100 outline-none placeholder:text-ivory-500 sm:text-xl"
        />
        {text !== '' && (
          <IconButton
            label={t('search.clear')}
            onClick={() => {
              type('');
              box.current?.focus();
            }}
          >
            <Icon name="close" className="size-5" />
          </IconButton>
        )}
      </form>
    </search>
  );
}
