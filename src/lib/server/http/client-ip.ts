import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whether an address lies in one of these networks: of the operator's proxies, say, so that what they say of their clients is believed. */
export function addressesIn(networks: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const entry of networks) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const ip = plainIp(address ?? '');
    return ip !== null && list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
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

/** By any of these a proxy says that it stands between. */
const marksOfProxy = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'];

/** Whether a call says that it was forwarded, by nobody of whom we know: then it may come from anywhere, however near its last hop is. */
export const isFromUnknownProxy = (isPeerTrusted: boolean, header: (name: string) => string | null): boolean =>
  !isPeerTrusted && marksOfProxy.some((name) => header(name) !== null);

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
