import type { IncomingMessage } from 'node:http';

/** A request with more is refused: of what Node would cut off nobody could say what it was. */
export const headersMax = 100;

/** A name or an address, one of IPv6 in brackets, and a port (RFC 9110, 7.2). Of the signs of a URI a name of the net has none. */
const host = /^(?:\[[\da-f:.]+\]|[\w.~%-]+)(?::\d*)?$/i;

/**
 * The status by which a request is refused for its head alone; null where it may be heard. A server must refuse whoever names no
 * host, several, or one that is none (RFC 9112, 3.2), for a cache before it may go by another line than it does. HTTP/1.0 knows
 * of no host.
 */
export const headRefusal = ({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): 400 | 431 | null => {
  if (rawHeaders.length > 2 * headersMax) return 431;
  let named: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (named !== undefined) return 400;
    named = rawHeaders[at + 1] ?? '';
  }
  if (named === undefined) return httpVersion === '1.0' ? null : 400;
  return host.test(named) ? null : 400;
};
