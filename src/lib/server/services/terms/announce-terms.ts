import { agreementDocuments } from '#domain/terms/agreement.ts';
import type { ServerContext } from '../../context.ts';
import { announceTerms } from '../../db/queries/terms.ts';

/**
 * Writes to every player who accepted no version as new about each that was published since the first; how many mails. Each version once,
 * whoever asks: as soon as a process runs that has it, which is before it holds by as long as its notice is.
 */
export async function tellChangedTerms({
  db,
  policies,
  clock,
}: Pick<ServerContext, 'db' | 'policies' | 'clock'>): Promise<number> {
  const later = agreementDocuments.flatMap(
    (document) => policies.get(document)?.filter(({ number }) => number > 1) ?? [],
  );
  if (later.length === 0) return 0;
  const mails = await db.query(announceTerms, [
    later.map(({ document }) => document),
    later.map(({ number }) => number),
    later.map(({ title }) => title),
    later.map(({ inForceFrom }) => inForceFrom),
    clock.now(),
  ]);
  return mails.length;
}
