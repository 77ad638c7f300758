import { isAct } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';

/** What stands in the log beside the acts of the table of rights: how people come in and go, and what is done at the machine. */
export const doneBeside = [
  'staff.founded',
  'staff.enrolled',
  'staff.signed_in',
  'staff.signed_out',
  'staff.proved',
  'staff.refused',
  'staff.key_added',
  'staff.key_removed',
  'affiliates.changed',
  'capital.move',
  'chains.announce',
  'chains.salt',
  'epochs.free_payouts',
  'events.exported',
  'events.read',
  'events.replayed',
  'webhooks.changed',
] as const;

const isBeside = (act: string): act is (typeof doneBeside)[number] => (doneBeside as readonly string[]).includes(act);

/** What was done, in words; an act that has none, as it is written. */
export const didWords = (act: string): string => {
  if (isAct(act)) return t(`desk.act.${act}.name`);
  return isBeside(act) ? t(`desk.audit.did.${act}`) : act;
};
