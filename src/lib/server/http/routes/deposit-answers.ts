import { fail, ok, type Result } from '#domain/result.ts';
import type { createDeposit } from '../../services/payments/create-deposit.ts';

type Opened = Awaited<ReturnType<typeof createDeposit>>;
type Refused = Exclude<Opened, { readonly ok: true }>;

/** The answer of a call whose player goes on at a page; a company that opened none has failed. */
export function pageAnswer(
  opened: Opened,
): Refused | Result<{ id: string; redirectUrl: string }, 'gateway_unavailable'> {
  if (!opened.ok) return opened;
  const { id, redirectUrl } = opened.value;
  return redirectUrl === null ? fail('gateway_unavailable') : ok({ id, redirectUrl });
}
