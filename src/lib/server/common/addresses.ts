import { BlockList, isIPv4, isIPv6 } from 'node:net';

type Network = readonly [address: string, prefix: number];

/** The IANA special-purpose registries: this machine, private, shared, link-local, documentation, multicast, reserved. */
const specialIpv4: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const specialIpv6: readonly Network[] = [
  ['::', 127],
  ['100::', 64],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
/** Ways to other networks: a visitor may come through one, but no host that we mean to ask stands there. */
const passagesIpv4: readonly Network[] = [['192.88.99.0', 24]];
const passagesIpv6: readonly Network[] = [
  ['2001::', 23],
  ['2002::', 16],
];

/** No host has one of these as its own: the unspecified, multicast and broadcast. */
const nobodysIpv4: readonly Network[] = [
  ['0.0.0.0', 8],
  ['224.0.0.0', 4],
  ['255.255.255.255', 32],
];
const nobodysIpv6: readonly Network[] = [
  ['::', 128],
  ['ff00::', 8],
];

const listOf = (ipv4: readonly Network[], ipv6: readonly Network[]): BlockList => {
  const list = new BlockList();
  for (const [address, prefix] of ipv4) list.addSubnet(address, prefix, 'ipv4');
  for (const [address, prefix] of ipv6) list.addSubnet(address, prefix, 'ipv6');
  return list;
};

const special = listOf(specialIpv4, specialIpv6);
const nobodys = listOf(nobodysIpv4, nobodysIpv6);
const passages = listOf(passagesIpv4, passagesIpv6);
/** The only part of IPv6 that is given out to hosts; mapped, translated and local addresses all lie outside. */
const givenOut = listOf([], [['2000::', 3]]);

/**
 * Whether a caller's address is of this machine or a network of its own, and so at home. An address that no caller can have is
 * not: it is that of somebody of whom nothing is known.
 */
export const isHomeAddress = (ip: string): boolean => {
  const family = isIPv6(ip) ? 'ipv6' : 'ipv4';
  return special.check(ip, family) && !nobodys.check(ip, family);
};

/** Whether an address, as a resolver writes it, is a host of the open internet that we may connect to: in doubt it is none. */
export const isOpenHost = (address: string): boolean => {
  if (isIPv4(address)) return !special.check(address, 'ipv4') && !passages.check(address, 'ipv4');
  if (!isIPv6(address) || !givenOut.check(address, 'ipv6')) return false;
  return !special.check(address, 'ipv6') && !passages.check(address, 'ipv6');
};

/** The eight groups of an IPv6 address: the URL parser writes all its spellings in one way. */
function groupsOf(ip: string): number[] {
  const text = URL.parse(`http://[${ip}]`)?.hostname.slice(1, -1) ?? '::';
  const [left = [], right = []] = text.split('::').map((half) => (half === '' ? [] : half.split(':')));
  const middle = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...middle, ...right].map((group) => Number.parseInt(group, 16));
}

const dotted = (high = 0, low = 0): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');
const startsWith = (groups: readonly number[], prefix: readonly number[]): boolean =>
  prefix.every((group, at) => groups[at] === group);

/**
 * The address that says where somebody is: the IPv4 address inside one of IPv6 that only carries it, mapped (RFC 4291),
 * translated (NAT64, RFC 6052) or tunnelled (6to4, RFC 3056); else the address itself.
 */
export function placedAddress(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  if (startsWith(groups, [0, 0, 0, 0, 0, 0xffff]) || startsWith(groups, [0x64, 0xff9b, 0, 0, 0, 0]))
    return dotted(groups[6], groups[7]);
  return groups[0] === 0x2002 ? dotted(groups[1], groups[2]) : ip;
}
