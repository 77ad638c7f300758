import type { CurrencyCode } from '#domain/money/currency.ts';

/** Loaded with the first address: no page needs the checksums before. */
const load = () =>
  Promise.all([import('#domain/payments/chain/check-address.ts'), import('#domain/payments/chain/networks.ts')]);

/**
 * Whether a text is an address of the currency's chain, by its checksum. `network` is the one on which the house pays out; as long
 * as it is not known any will do. Where the checksums cannot be loaded, everything passes: the house looks again.
 */
export const isAddressOf = async (
  currency: CurrencyCode,
  text: string,
  network: 'mainnet' | 'testnet' | 'regtest' | null,
): Promise<boolean> => {
  const [checks, networks] = await load().catch(() => []);
  if (checks === undefined || networks === undefined || !networks.isCoinCode(currency)) return true;
  const candidates = network === null ? networks.chainNetworks : [network];
  return candidates.some((one) => checks.checkAddress(currency, text, one).ok);
};
