import { t } from '#i18n/client.ts';
import type { Today } from '#stores/desk/today.ts';
import { Icon } from '#ui/Icon.tsx';

/** Promotions that somebody wrote and nobody is offered; nothing where there are none. */
export const Unoffered = ({ today: { unoffered } }: { today: Today }) =>
  unoffered.length === 0 ? null : (
    <ul aria-label={t('deskplayers.today.unoffered')} className="grid gap-2 text-sm text-red">
      {unoffered.map(({ id, version, problem }) => (
        <li key={`${problem} ${id}`} className="flex items-start gap-1.5">
          <Icon name="alert" className="size-5 shrink-0" />
          {t(`deskplayers.today.${problem}`, { id, version })}
        </li>
      ))}
    </ul>
  );
