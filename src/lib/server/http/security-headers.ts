/** Headers of every answer. HTML pages get their own Content-Security-Policy; everything else is never a page. */
export type HeaderRecord = Readonly<Record<string, string>>;

const denied = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What a seller's frame needs to look at papers and to take a card by the browser's own sheet. */
const lendable: ReadonlySet<string> = new Set(['camera', 'payment']);

/** A feature is lent to a frame only by a page that has it itself. */
const permissionsPolicy = (frames: readonly string[]): string => {
  const lent = `(self ${frames.map((origin) => `"${origin}"`).join(' ')})`;
  return denied.map((feature) => `${feature}=${frames.length > 0 && lendable.has(feature) ? lent : '()'}`).join(', ');
};

/** What is sent with an answer that is no page: nothing may load, frame or run it. */
const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** `frames`: origins of others that the page may frame and that take money there. */
export function securityHeaders(
  publicOrigin: string,
  policy: string = inertPolicy,
  frames: readonly string[] = [],
): HeaderRecord {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(frames),
    // Two years, subdomains too; only over https, where it means something.
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
