import type { Geo } from '../adapters/geo/geo.ts';
import { isHomeAddress, placedAddress } from '../common/addresses.ts';
import type { Config } from '../config.ts';

/** ISO 3166's code for no country: an address that nobody places. It is in the restricted list unless an operator says otherwise. */
const unknownCountry = 'ZZ';

type Settings = Pick<Config, 'homeCountry' | 'countryHeader'>;

/** What is known of a call: the caller's address, whether the peer itself is one of our proxies, and the headers. */
export type Origin = { readonly ip: string; readonly isPeerTrusted: boolean; readonly headers: Pick<Headers, 'get'> };

/**
 * The country a call comes from. What a trusted proxy says in the configured header counts before the database; from
 * anybody else the header is nothing. Private and reserved addresses are at home; one that no caller can have is nowhere. A
 * proxy that says anything but a country (Cloudflare's XX for unknown, T1 for Tor) says that nobody knows.
 */
export function callerCountryReader({ homeCountry, countryHeader }: Settings, geo: Geo) {
  return ({ ip, isPeerTrusted, headers }: Origin): string => {
    const said = countryHeader !== null && isPeerTrusted ? headers.get(countryHeader) : null;
    if (said !== null) {
      const code = said.trim().toUpperCase();
      return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : unknownCountry;
    }
    const address = placedAddress(ip);
    return isHomeAddress(address) ? homeCountry : (geo.countryOf(address) ?? unknownCountry);
  };
}
