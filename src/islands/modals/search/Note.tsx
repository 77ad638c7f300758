import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { loadGames } from '#stores/lobby/search.ts';
import { Button } from '#ui/Button.tsx';

type NoteProps = { title: string; children: string; action?: ReactNode; alert?: boolean };

/** What stands where results would. Plainer than the states of pages, whose code the search does without. */
export const Note = ({ title, children, action, alert = false }: NoteProps) => (
  <div role={alert ? 'alert' : undefined} className="grid justify-items-center gap-2 px-6 py-12 text-center">
    <p className="heading text-2xl">{title}</p>
    <p className="text-ivory-300">{children}</p>
    {action && <div className="mt-3">{action}</div>}
  </div>
);

/** The games could not be loaded: says so, and tries again. */
export const Failed = () => (
  <Note alert title={t('search.failed')} action={<Button onClick={() => void loadGames()}>{t('search.retry')}</Button>}>
    {t('search.failed_hint')}
  </Note>
);
