import { t } from '#i18n/client.ts';
import type { Proposal } from '#stores/desk/staff.ts';
import { showMinute } from '#stores/format/time.ts';

/** What a proposal is of, in a line. */
export const proposalWords = ({ kind, name, roles, act, until }: Proposal): string => {
  const names = roles.map((role) => t(`desk.role.${role}.name`)).join(', ');
  const end = until === null ? '' : showMinute(until);
  switch (kind) {
    case 'staff_invited':
      return t('desk.staff.proposal.what_staff_invited', { name, roles: names });
    case 'role_given':
      return until === null
        ? t('desk.staff.proposal.what_role_given', { name, role: names })
        : t('desk.staff.proposal.what_role_given_until', { name, role: names, until: end });
    case 'act_lent':
      return t('desk.staff.proposal.what_act_lent', {
        name,
        act: act === null ? '' : t(`desk.act.${act}.name`),
        until: end,
      });
    case 'keys_renewed':
      return t('desk.staff.proposal.what_keys_renewed', { name });
  }
};
