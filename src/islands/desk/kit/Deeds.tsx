import { t } from '#i18n/client.ts';
import { showMinute } from '#stores/format/time.ts';

type Deed = { readonly at: string; readonly by: string; readonly what: string; readonly more?: string | undefined };

/** Who did what with something, the first at the top. */
export const Deeds = ({ deeds }: { deeds: readonly Deed[] }) => (
  <section aria-label={t('deskwork.deeds')} className="border-t border-ink-600 pt-3">
    <h3 className="mb-1 text-xs font-semibold text-ivory-500">{t('deskwork.deeds')}</h3>
    <ol className="grid gap-1 text-sm">
      {deeds.map(({ at, by, what, more }) => (
        <li key={`${at} ${what} ${by}`} className="grid grid-cols-[9.5rem_minmax(0,1fr)] gap-2">
          <span className="figures text-ivory-500">{showMinute(at)}</span>
          <span className="break-words">
            {what} <span className="text-ivory-300">· {by}</span>
            {more && <span className="block text-ivory-300">{more}</span>}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
