import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { isHomeAddress } from '../../common/addresses.ts';
import type { Config } from '../../config.ts';
import { clientIpReader, forwardedFor, proxyTrust } from '../client-ip.ts';

/** What the desk is made of: its pages and its calls. */
const deskPath = /^\/(?:desk|desk-service)(?:\/|$)/;
/** What its pages are made of, which the players' site has too. */
const sharedPath = /^\/(?:_astro\/|fonts\/|icons\/|locales\/|favicon\.|healthz$|readyz$|ip-service\/)/;

type Asked = {
  readonly path: string;
  readonly remoteAddress: string | undefined;
  readonly headers: IncomingHttpHeaders;
};

const one = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header.join(',') : header) ?? null;

/**
 * Whether there is nothing for who asks: the desk is for the networks that the operator names, else for this machine and its own network,
 * and it stands at its own origin alone where it has one, which has nothing but the desk.
 */
export function deskGate(config: Config): (asked: Asked) => boolean {
  const { origin, hasOwnOrigin, networks } = config.desk;
  const host = new URL(origin).host;
  const clientIp = clientIpReader(proxyTrust(config.trustedProxies));
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  const isNear = (ip: string): boolean =>
    networks.length === 0 ? isHomeAddress(ip) : list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

  return ({ path, remoteAddress, headers }) => {
    const isDesk = deskPath.test(path);
    if (hasOwnOrigin) {
      const isDeskHost = one(headers.host) === host;
      if (isDeskHost !== isDesk) return !(isDeskHost && sharedPath.test(path)) && (isDesk || isDeskHost);
    }
    if (!isDesk) return false;
    // A call that says that it was forwarded, by nobody of whom we know, may come from anywhere.
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
    if (isForwarded && config.trustedProxies.length === 0) return true;
    return !isNear(
      clientIp(
        remoteAddress,
        forwardedFor((name) => one(headers[name])),
      ),
    );
  };
}
