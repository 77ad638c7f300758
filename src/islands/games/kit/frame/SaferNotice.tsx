import { t } from '#i18n/client.ts';
import type { ApiFail } from '#stores/calls/api.ts';
import { failWords } from '#stores/format/fail-words.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';

/** A limit of the player's own, a break or an exclusion stopped a stake: what it was, what is left of it, and where it stands. */
export function SaferNotice({ failed }: { failed: ApiFail }) {
  return (
    <div
      role="alert"
      className="mx-3 mt-2 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-md bg-ink-700 px-3 py-2"
    >
      <Icon name="shield" className="size-5 shrink-0 text-ivory-300" />
      <p className="min-w-0 max-w-prose basis-48 grow text-sm sm:grow-0 sm:basis-auto">{t(...failWords(failed))}</p>
      <span className="flex gap-2">
        <ButtonLink href="/profile/self-exclusion" target="_top" variant="secondary" size="sm">
          {t('table.safer_play')}
        </ButtonLink>
        <ButtonLink href="/games/all" target="_top" variant="ghost" size="sm">
          {t('table.to_lobby')}
        </ButtonLink>
      </span>
    </div>
  );
}
