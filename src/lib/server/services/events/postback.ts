import { fillPostbackUrl } from '#domain/affiliates/postback-url.ts';
import type { DeliveryRow } from '../../db/queries/webhooks.ts';

type Message = { readonly id: string; readonly url: string; readonly body: string };

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * What an affiliate is told of an event: by the click that was theirs, and without anything by which the player is known in the house. Its id
 * is that of the row in their statement.
 */
export const postbackOf = ({ url, type, at, facts, click_id: clickId }: DeliveryRow): Message => {
  const event = type.slice('affiliate.'.length);
  const { factId, day, currency, amount, eurCents, stakes, payouts, bonusCost } = facts;
  const id = textOf(factId) ?? '';
  const money = { currency: textOf(currency), amount: textOf(amount), eurCents: textOf(eurCents) };
  const parts = { stakes: textOf(stakes), payouts: textOf(payouts), bonusCost: textOf(bonusCost) };
  const body = { id, event, at: at.toISOString(), day, clickId, ...money, ...(event === 'revenue' && parts) };
  const filled = fillPostbackUrl(url, {
    id,
    event,
    click_id: clickId,
    day: textOf(day),
    currency: money.currency,
    amount: money.amount,
    eur_cents: money.eurCents,
  });
  return { id, url: filled, body: JSON.stringify(body) };
};
