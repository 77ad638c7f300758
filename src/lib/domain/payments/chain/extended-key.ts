import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { fail, ok, type Result } from '../../result.ts';

/** An operator's account key: whoever has it can make every address of the account, and spend from none. */
export type AccountKey = {
  /** Which key it is, for good: 16 hexadecimal digits of its hash. Addresses are counted by it. */
  readonly id: string;
  readonly node: HDKey;
};

export type KeyFault = 'key_broken' | 'key_private' | 'key_not_account' | 'key_wrong_network';

const base58check = createBase58check(sha256);

/** SLIP-132: the first four bytes of a key, which its first letters show. What they say of the script is not asked for. */
const publicVersions: ReadonlyMap<number, 'mainnet' | 'test'> = new Map([
  [0x0488b21e, 'mainnet'], // xpub
  [0x04b24746, 'mainnet'], // zpub
  [0x019da462, 'mainnet'], // Ltub
  [0x043587cf, 'test'], // tpub
  [0x045f1cf6, 'test'], // vpub
]);
const standardVersion = 0x0488b21e;

/** xprv, yprv, zprv, tprv, uprv, vprv, Ltpv, Mtpv. Told apart before the checksum, so that a mistyped one is called by its name. */
const isPrivateLooking = (text: string): boolean => /^(?:[a-zA-Z]prv|[LM]tpv)/.test(text);

/**
 * Reads an extended public key of an account (depth 3, as `m/84'/0'/0'`), as wallets export it: xpub, zpub, Ltub, or tpub and
 * vpub off the main network. `key_private` for a key that could spend: the server must never have seen it.
 */
export const readAccountKey = (text: string, isMainnet: boolean): Result<AccountKey, KeyFault> => {
  if (isPrivateLooking(text)) return fail('key_private');
  const bytes = decode(text);
  if (bytes === undefined || bytes.length !== 78) return fail('key_broken');
  // A private key has a zero where a public one says the sign of its point.
  if (bytes[45] === 0) return fail('key_private');
  const kind = publicVersions.get(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
  if (kind === undefined) return fail('key_broken');
  if (isMainnet && kind !== 'mainnet') return fail('key_wrong_network');
  const node = nodeOf(bytes);
  if (node === undefined) return fail('key_broken');
  return node.depth === 3
    ? ok({ id: bytesToHex(sha256(bytes.subarray(4))).slice(0, 16), node })
    : fail('key_not_account');
};

const decode = (text: string): Uint8Array | undefined => {
  try {
    return base58check.decode(text);
  } catch {
    return undefined;
  }
};

/** The library knows xpub alone: the same key under that version. */
const nodeOf = (bytes: Uint8Array): HDKey | undefined => {
  const standard = Uint8Array.from(bytes);
  new DataView(standard.buffer).setUint32(0, standardVersion);
  try {
    return HDKey.fromExtendedKey(base58check.encode(standard));
  } catch {
    return undefined;
  }
};
