/** Where the browsers of today have their messages from, by the names of their hosts. */
export const usualPushServices = 'fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com';

const hostName = /^(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}$/;
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

/** A host, by https alone; `*.` before it for all below it; or an origin, for a push service of one's own. */
export const isPushService = (text: string): boolean => hostName.test(text) || isOrigin(text);

/** Whether an address is at one of these services: anything else a browser may have made up, and the house asks nobody for it. */
export const isAtPushService = (address: string, services: readonly string[]): boolean => {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return services.some((service) => {
    if (isOrigin(service)) return url.origin === service;
    if (url.protocol !== 'https:' || url.port !== '') return false;
    return service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service;
  });
};
