const hostName = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/;
const loopbacks: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A host by its name, or `*.` before it for all below it; or this machine. */
export const isWebhookHost = (text: string): boolean => hostName.test(text) || loopbacks.includes(text);

/**
 * Whether the house may call an address: by https at the usual port of a host that is named, and with `loopback` also by http at any port
 * of this machine, where that is named.
 */
export const isAtWebhookHost = (address: string, hosts: readonly string[], { loopback }: { loopback: boolean }) => {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (loopbacks.includes(url.hostname))
    return loopback && hosts.includes(url.hostname) && /^https?:$/.test(url.protocol);
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return hosts.some((host) => (host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host));
};
