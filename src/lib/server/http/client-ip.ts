import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether an address is one of the operator's proxies, so that what it says of its clients is believed. */
export function proxyTrust(trustedProxies: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList();
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const ip = plainIp(address ?? '');
    return ip !== null && trusted.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
  };
}

/** Of whom nobody knows where he is (RFC 1122, 3.2.1.3): no country is taken from it, and nothing is open to it. */
const noAddress = '0.0.0.0';

/**
 * The real client's address. `X-Forwarded-For` counts only as far as trusted proxies wrote it: read from the right, the
 * first address that is not a trusted proxy is the client. From anyone else the header is ignored. `0.0.0.0` when the proxy
 * names no address (`unknown`, a quoted one, nothing): whoever is behind it must not pass for the proxy itself.
 */
export function clientIpReader(isTrusted: (address: string) => boolean) {
  return (remoteAddress: string | undefined, forwardedFor: string | null): string => {
    let client = plainIp(remoteAddress ?? '') ?? noAddress;
    if (forwardedFor === null || !isTrusted(client)) return client;
    const hops = forwardedFor.split(',');
    while (hops.length > 0 && isTrusted(client)) {
      client = plainIp(hops.pop()?.trim() ?? '') ?? noAddress;
    }
    return client;
  };
}

/**
 * What a proxy says of its clients, for `clientIpReader`. `Forwarded` (RFC 7239) is not read; a proxy that says it there alone names
 * nobody, and whoever is behind it must not pass for the proxy itself.
 */
export const forwardedFor = (header: (name: string) => string | null): string | null =>
  header('x-forwarded-for') ?? (header('forwarded') === null ? null : '');

/** What a limit counts: an IPv4 address, or the /64 an IPv6 customer has, else one customer has 2^64 of them. */
export function limitKeyOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Without a port, a zone or the IPv4-in-IPv6 prefix; null when it is no address. */
function plainIp(text: string): string | null {
  const bare = text
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  if (isIP(bare) !== 0) return bare.toLowerCase();
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1];
  return withPort !== undefined && isIP(withPort) === 4 ? withPort : null;
}
