import { t } from '#i18n/client.ts';
import type { Person } from '#stores/desk/staff.ts';
import { showMinute } from '#stores/format/time.ts';

type ShownRight = Person['rights'][number];

/** What a right is called: its role, or the act that was lent. */
export const rightName = ({ role, act }: Pick<ShownRight, 'role' | 'act'>): string => {
  if (role !== null) return t(`desk.role.${role}.name`);
  return act === null ? '' : t('desk.staff.lent', { act: t(`desk.act.${act}.name`) });
};

export const untilWords = ({ until }: Pick<ShownRight, 'until'>): string =>
  until === null ? '' : t('desk.staff.until', { at: showMinute(until) });

/** How somebody stands here. */
export const stateOf = ({ endedAt, passkeys, invited }: Person): 'ended' | 'here' | 'invited' | 'expired' => {
  if (endedAt !== null) return 'ended';
  if (passkeys > 0) return 'here';
  return invited ? 'invited' : 'expired';
};
