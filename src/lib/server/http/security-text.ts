import { houseLanguage } from '#domain/locale.ts';

export const securityTextPath = '/.well-known/security.txt';

/** Half a year: the most that is useful of the year that RFC 9116 allows, for whoever keeps a copy. */
const daysValid = 182;
const dayMs = 86_400_000;

/**
 * Where a weakness of the site is reported, for programs (RFC 9116). It never expires where the house runs, and changes once a
 * month, for caches.
 */
export function securityText(
  { publicOrigin, securityEmail }: { readonly publicOrigin: string; readonly securityEmail: string },
  now: Date,
): string {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${new Date(month + daysValid * dayMs).toISOString().replace('.000Z', 'Z')}`,
    `Canonical: ${publicOrigin}${securityTextPath}`,
    `Policy: ${publicOrigin}/security-policy`,
    `Preferred-Languages: ${houseLanguage}`,
    '',
  ].join('\n');
}
