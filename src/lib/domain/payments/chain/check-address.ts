import { Address } from '@scure/btc-signer';
import { fail, ok, type Result } from '../../result.ts';
import { readEthereumAddress } from './ethereum-address.ts';
import { addressFormats, type Chain, type ChainNetwork, type CoinCode, chainOf } from './networks.ts';

/**
 * Checks an address that coins are to be paid to, by checksum and network: base58check, bech32 (witness version 0), bech32m
 * (taproot), EIP-55. Answers the one form in which it is stored: bech32 in lower case, Ethereum's with its checksum.
 *
 * Witness programs that no rule of today's chain spends (versions from 2 on, and the anchor that anybody may spend) are valid
 * to BIP-350 and refused here: who pays to them pays to whoever comes first.
 */
export const checkAddress = (
  coin: CoinCode,
  address: string,
  network: ChainNetwork,
): Result<string, 'withdrawal_address_invalid'> => {
  const chain = chainOf(coin);
  const canonical = chain === 'ethereum' ? readEthereumAddress(address) : readBitcoinAddress(chain, address, network);
  return canonical === undefined ? fail('withdrawal_address_invalid') : ok(canonical);
};

const readBitcoinAddress = (
  chain: Exclude<Chain, 'ethereum'>,
  text: string,
  network: ChainNetwork,
): string | undefined => {
  const coder = Address(addressFormats[chain][network]);
  try {
    const decoded = coder.decode(text);
    return decoded.type === 'p2a' ? undefined : coder.encode(decoded);
  } catch {
    // The library throws for whatever is no address of this network.
    return undefined;
  }
};
