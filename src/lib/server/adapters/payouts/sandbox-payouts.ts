import { createHash } from 'node:crypto';
import type { ServerContext } from '../../context.ts';
import { findSandboxPayout, insertSandboxPayout } from '../../db/queries/sandbox-payouts.ts';
import type { PayoutProvider } from './payout-provider.ts';

/**
 * Stands for a company or a chain outside: it pays at once, keeps a book of its own, and does once what it is asked twice. An
 * e-mail address that begins with `refuse` is nobody's there.
 */
export const sandboxPayouts = (
  name: 'skrill' | 'crypto',
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
): PayoutProvider => ({
  name,
  pay: async ({ withdrawalId, amountMinor, currency, destination }) => {
    if (destination.startsWith('refuse')) return { outcome: 'refused', reason: 'receiver_unknown' };
    // As long as a transaction's hash, and made of the order: who asks twice is told the same.
    const reference = createHash('sha256').update(`${name}:${withdrawalId}`).digest('hex');
    const values = [name, withdrawalId, destination, amountMinor, currency, reference, clock.now()];
    await db.query(insertSandboxPayout, values);
    return { outcome: 'paid', reference };
  },
  find: async (withdrawalId) => {
    const [row] = await db.query<{ reference: string }>(findSandboxPayout, [name, withdrawalId]);
    return row === undefined ? { outcome: 'none' } : { outcome: 'paid', reference: row.reference };
  },
});
