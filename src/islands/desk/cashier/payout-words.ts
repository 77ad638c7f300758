import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { Payout } from '#stores/desk/due-batches.ts';

export const stateTones = {
  requested: 'quiet',
  in_review: 'brass',
  approved: 'won',
  sent: 'won',
  failed: 'wrong',
  cancelled: 'quiet',
} as const;

export const stateWords = (state: Payout['state']): string => t(`deskwork.cashier.state.${state}`);

/** What was done with it; a kind that has no words yet is named as it is. */
export const eventWords = (kind: string): string =>
  t(`deskwork.cashier.event.${kind}` as WordKey) || kind.replaceAll('_', ' ');

/** A fact of a hold in words: "paid in, in euros: 1,200.00". */
export const factWords = (name: string, value: string | number): string =>
  `${t(`deskwork.cashier.fact.${name}` as WordKey) || name}: ${value}`;

/** Exactly what one’s yes will do. */
export const approvalWords = ({ approvals, needed, provider }: Payout): string => {
  if (approvals + 1 < needed) return t('deskwork.cashier.approve_first', { n: approvals + 1, needed });
  return provider === 'crypto'
    ? t('deskwork.cashier.approve_crypto', { n: needed, needed })
    : t('deskwork.cashier.approve_paid', { n: needed, needed });
};
