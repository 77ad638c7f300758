import { useStore } from '@nanostores/react';
import { categoryPathOf } from '#domain/catalogue/paths.ts';
import { t } from '#i18n/client.ts';
import { $engine } from '#stores/lobby/search.ts';
import { closeModal } from '#stores/shell/modal.ts';
import { ButtonLink } from '#ui/Button.tsx';

/** The ways to the categories that the typed text names, before the games that have it in their names. */
export function NamedCategories({ text }: { text: string }) {
  const engine = useStore($engine);
  const named =
    engine?.categories(text, (one) => `${t(`lobby.category.${one}`)},${t(`search.category_also.${one}`)}`) ?? [];
  if (named.length === 0) return null;
  return (
    <nav aria-label={t('search.categories')} className="flex shrink-0 flex-wrap gap-2 px-5 pt-4">
      {named.map((category) => (
        <ButtonLink key={category} href={categoryPathOf(category)} variant="secondary" size="sm" onClick={closeModal}>
          {t(`lobby.category.${category}`)}
        </ButtonLink>
      ))}
    </nav>
  );
}
