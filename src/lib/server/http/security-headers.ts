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

const permissionsPolicy = denied.map((feature) => `${feature}=()`).join(', ');

/** What is sent with an answer that is no page: nothing may load, frame or run it. */
export const inertPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

export function securityHeaders(publicOrigin: string, policy: string = inertPolicy): HeaderRecord {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    // Two years, subdomains too; only over https, where it means something.
    ...(publicOrigin.startsWith('https:') && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  };
}
