import type { ListedGame } from '#domain/catalogue/search-file.ts';
import { t } from '#i18n/client.ts';
import { buttonStyle } from '#ui/button-style.ts';

/** The free tables of the found games, each as high as its row: beside the listbox, in which nothing but options may stand. */
export const Tries = ({ games }: { games: readonly ListedGame[] }) => (
  <ul aria-label={t('search.tries')} className="w-24 shrink-0">
    {games.map(({ name, path, tryPath }) => (
      <li key={path} className="grid h-20 place-items-center">
        {tryPath !== null && (
          <a href={tryPath} aria-label={`${t('search.try')}: ${name}`} className={buttonStyle('ghost', 'sm')}>
            {t('search.try')}
          </a>
        )}
      </li>
    ))}
  </ul>
);
