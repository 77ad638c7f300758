import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** An address of 20 bytes as EIP-55 writes it: a hexadecimal letter is a capital where the address's own hash has 8 or more. */
const checksummed = (lowerHex: string): string => {
  const hash = bytesToHex(keccak_256(utf8ToBytes(lowerHex)));
  const letters = [...lowerHex].map((letter, at) => ((hash[at] ?? '0') >= '8' ? letter.toUpperCase() : letter));
  return `0x${letters.join('')}`;
};

/** The address of an uncompressed public key (65 bytes): the last 20 bytes of its Keccak-256. */
export const addressOfPublicKey = (uncompressed: Uint8Array): string =>
  checksummed(bytesToHex(keccak_256(uncompressed.subarray(1))).slice(24));

const nobody = '0'.repeat(40);

/**
 * The checksummed form of an address, or undefined for what is none. All lower case and all upper case say nothing of a
 * checksum and are taken; mixed case must be right. The address of nobody (zero) is refused: what is sent there is burnt.
 */
export const readEthereumAddress = (text: string): string | undefined => {
  const [, hex] = /^0x([0-9a-fA-F]{40})$/.exec(text) ?? [];
  if (hex === undefined || hex === nobody) return undefined;
  const lower = hex.toLowerCase();
  const right = checksummed(lower);
  return hex === lower || hex === hex.toUpperCase() || right === text ? right : undefined;
};
