import { t } from '#i18n/client.ts';
import type { TextFault } from '#stores/desk/content.ts';

type FaultsProps = { path: string; faults: readonly TextFault[] | null; onJump: (line: number) => void };

/** What the checks of the build say of the text, each with its line, which a press leads to. */
export const Faults = ({ path, faults, onJump }: FaultsProps) => (
  <section aria-label={t('deskcontent.faults')} aria-live="polite" className="text-sm">
    <h3 className="mb-1 text-xs font-semibold text-ivory-500">{t('deskcontent.faults')}</h3>
    {faults === null && <p className="text-ivory-300">{t('deskcontent.unchecked')}</p>}
    {faults?.length === 0 && <p className="text-won">{t('deskcontent.no_faults')}</p>}
    <ul className="grid gap-2">
      {faults?.map((fault) => (
        <li key={`${fault.path} ${fault.line} ${fault.message}`} className="border-l-2 border-red pl-3 break-words">
          {fault.path === path ? (
            <button
              type="button"
              onClick={() => onJump(fault.line)}
              className="figures text-left underline underline-offset-4"
            >
              {t('deskcontent.line', { line: fault.line })}
            </button>
          ) : (
            <span className="text-ivory-500">{t('deskcontent.elsewhere', { path: fault.path, line: fault.line })}</span>
          )}{' '}
          {fault.message}
        </li>
      ))}
    </ul>
  </section>
);
