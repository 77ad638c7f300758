import { type Act, acts, type Role } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import { listed } from '#stores/format/list.ts';
import { Icon } from '#ui/Icon.tsx';

/** Stands where a button would, for who may not press it: which roles may. */
export const NoRight = ({ act }: { act: Act }) => {
  const roles = (acts[act].roles as readonly Role[]).map((role) => t(`desk.role.${role}.name`));
  return (
    <p className="flex items-start gap-2 text-sm text-ivory-500">
      <Icon name="lock" className="mt-0.5 size-4 shrink-0" />
      {t('desk.no_right', {
        act: t(`desk.act.${act}.name`),
        roles: listed(roles),
      })}
    </p>
  );
};
