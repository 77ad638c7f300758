import { countryName } from '#domain/identity/country-name.ts';
import { ok } from '#domain/result.ts';
import type { RoutesOf } from '../route.ts';

/** Where the caller is, for the gate of every page. Five minutes (specification, section 9), in the caller's own browser. */
export const ipRoutes: RoutesOf<'readCurrentIp'> = {
  readCurrentIp: {
    rate: 'ordinary',
    cache: 'private, max-age=300',
    handle: async ({ caller: { country } }) => ok({ isoCode: country, country: countryName(country) }),
  },
};
