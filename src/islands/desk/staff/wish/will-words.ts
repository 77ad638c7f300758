import { isAct, isRole } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import type { Person } from '#stores/desk/staff.ts';
import { showMinute } from '#stores/format/time.ts';
import type { Draft } from './draft.ts';

/** Exactly what a draft without faults will do once it is approved. */
export const willWords = (
  { kind, name, roles, staffId, role, act, until }: Draft,
  people: readonly Person[],
): string => {
  const person = people.find(({ id }) => id === staffId)?.name ?? '';
  const end = until === '' ? '' : showMinute(until);
  switch (kind) {
    case 'staff_invited':
      return t('desk.staff.wish.will_staff_invited', {
        name: name.trim(),
        roles: roles.map((one) => t(`desk.role.${one}.name`)).join(', '),
      });
    case 'role_given': {
      const facts = { name: person, role: isRole(role) ? t(`desk.role.${role}.name`) : '' };
      return until === ''
        ? t('desk.staff.wish.will_role_given', facts)
        : t('desk.staff.wish.will_role_given_until', { ...facts, until: end });
    }
    case 'act_lent':
      return t('desk.staff.wish.will_act_lent', {
        name: person,
        act: isAct(act) ? t(`desk.act.${act}.name`) : '',
        until: end,
      });
    case 'keys_renewed':
      return t('desk.staff.wish.will_keys_renewed', { name: person });
  }
};
