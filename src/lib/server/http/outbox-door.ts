import { isHomeAddress } from '../common/addresses.ts';
import type { ServerContext } from '../context.ts';

/** As the router matches it: whatever is encoded in a path is decoded first. */
const outboxPath = /^\/sandbox\/(?:outbox|registers)(?:\/|$)/;

/**
 * Whether a caller at `ip` is kept from a path of the sandbox: the outbox has everybody's mail, with links that give accounts away, and
 * the registers who is in them, so that both are for this machine and its own network, unless the operator says otherwise. A call that says that it was forwarded, by
 * nobody of whom we know, may come from anywhere.
 */
export function isKeptFromOutbox(
  { config }: Pick<ServerContext, 'config'>,
  {
    path,
    ip,
    isFromUnknownProxy,
  }: { readonly path: string; readonly ip: string; readonly isFromUnknownProxy: boolean },
): boolean {
  if (config.isOutboxOpen || !outboxPath.test(path)) return false;
  return !isHomeAddress(ip) || isFromUnknownProxy;
}
