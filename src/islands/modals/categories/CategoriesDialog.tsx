import { type GameCategory, gameCategories } from '#domain/catalogue/game.ts';
import { categoryPathOf } from '#domain/catalogue/paths.ts';
import { t } from '#i18n/client.ts';
import { closeModal } from '#stores/shell/modal.ts';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { type Motif, motifs } from './motifs.ts';

/** How many games each category has. */
export type CategoryCounts = Readonly<Record<GameCategory, number>>;

const Drawing = ({ motif: { ink, shade, lines } }: { motif: Motif }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className={cx('size-12 shrink-0', ink)}>
    <path d={shade} fill="currentColor" fillOpacity="0.16" />
    <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** The category picker: a link to each category's list. */
export function CategoriesDialog({ counts }: { counts: CategoryCounts }) {
  return (
    <Dialog open onClose={closeModal} title={t('categories.title')} closeLabel={t('categories.close')} size="lg">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        {gameCategories.map((category) => (
          <li key={category}>
            <a
              href={categoryPathOf(category)}
              onClick={closeModal}
              className="flex h-full min-h-20 items-center gap-3 rounded-lg border border-ink-600 bg-ink-800 p-3 transition-colors duration-fast hover:border-ivory-500 hover:bg-ink-600 max-sm:flex-col max-sm:items-start max-sm:gap-2 sm:gap-4 sm:p-4"
            >
              <Drawing motif={motifs[category]} />
              <span>
                <span className="block font-semibold">{t(`lobby.category.${category}`)}</span>
                <span className="block text-sm text-ivory-500">
                  {t(counts[category] === 1 ? 'lobby.count_one' : 'lobby.count_other', {
                    count: counts[category],
                  })}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
