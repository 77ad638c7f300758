import { secp256k1 } from '@noble/curves/secp256k1.js';
import { p2wpkh } from '@scure/btc-signer';
import { addressOfPublicKey } from './ethereum-address.ts';
import type { AccountKey } from './extended-key.ts';
import { addressFormats, type Chain, type ChainNetwork } from './networks.ts';

/** The branch of addresses that are given out; 1 would be change, which a wallet that spends makes for itself. */
const receiving = 0;

/**
 * The address number `index` of an account, at `0/index` below its key: pay to witness public key hash for Bitcoin and Litecoin
 * (BIP-84), the hash of the public key for Ethereum (BIP-44). Throws for an index that is none, which is a bug.
 */
export const deriveAddress = (chain: Chain, network: ChainNetwork, key: AccountKey, index: number): string => {
  if (!Number.isInteger(index) || index < 0 || index >= 0x8000_0000) throw new RangeError(`no address number ${index}`);
  const { publicKey } = key.node.deriveChild(receiving).deriveChild(index);
  if (publicKey === null) throw new Error('a derived key has no public part');
  if (chain === 'ethereum') return addressOfPublicKey(secp256k1.Point.fromBytes(publicKey).toBytes(false));
  const { address } = p2wpkh(publicKey, addressFormats[chain][network]);
  if (address === undefined) throw new Error('a script has no address');
  return address;
};
