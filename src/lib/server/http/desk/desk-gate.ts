import { isHomeAddress } from '../../common/addresses.ts';
import type { Config } from '../../config.ts';
import { addressesIn, clientIpReader, forwardedFor, isFromUnknownProxy } from '../client-ip.ts';

/** What the desk is made of: its pages and its calls. */
const deskPath = /^\/(?:desk|desk-service)(?:\/|$)/;
/** What its pages are made of, which the players' site has too. */
const sharedPath = /^\/(?:_astro\/|fonts\/|icons\/|locales\/|favicon\.|healthz$|readyz$|ip-service\/)/;

type Asked = {
  /** As whoever answers matches it. */
  readonly path: string;
  readonly remoteAddress: string | undefined;
  readonly header: (name: string) => string | null;
};

/**
 * Whether there is nothing for who asks: the desk is for the networks that the operator names, else for this machine and its own network,
 * and it stands at its own origin alone where it has one, which has nothing but the desk.
 */
export function deskGate(config: Pick<Config, 'desk' | 'trustedProxies'>): (asked: Asked) => boolean {
  const { origin, hasOwnOrigin, networks } = config.desk;
  const host = new URL(origin).host;
  const isProxy = addressesIn(config.trustedProxies);
  const clientIp = clientIpReader(isProxy);
  const isNear = networks.length === 0 ? isHomeAddress : addressesIn(networks);

  return ({ path, remoteAddress, header }) => {
    const isDesk = deskPath.test(path);
    if (hasOwnOrigin) {
      const isDeskHost = header('host') === host;
      if (isDeskHost !== isDesk) return !(isDeskHost && sharedPath.test(path)) && (isDesk || isDeskHost);
    }
    if (!isDesk) return false;
    if (isFromUnknownProxy(isProxy(remoteAddress), header)) return true;
    return !isNear(clientIp(remoteAddress, forwardedFor(header)));
  };
}
