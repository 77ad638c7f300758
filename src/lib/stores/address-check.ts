import type { CurrencyCode } from '#domain/money/currency.ts';

/** Loaded with the first address: no page needs the checksums before. */
const load = () =>
  Promise.all([import('#domain/payments/chain/check-address.ts'), import('#domain/payments/chain/networks.ts')]);

/**
 * Whether a text is an address of the currency's chain, by its checksum. On which network the house pays out is its own to say,
 * so that one of a rehearsal's passes here as well. Where the checksums cannot be loaded, everything passes: the house looks again.
 */
export const isAddressOf = async (currency: CurrencyCode, text: string): Promise<boolean> => {
  const [checks, networks] = await load().catch(() => []);
  if (checks === undefined || networks === undefined || !networks.isCoinCode(currency)) return true;
  return networks.chainNetworks.some((network) => checks.checkAddress(currency, text, network).ok);
};
