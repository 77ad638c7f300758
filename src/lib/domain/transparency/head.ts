import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/**
 * A tree head of RFC 9162 (4.10), signed with Ed25519. Hashes, key and signature are lower-case hex. `at`: milliseconds since 1970.
 * `epoch`: how often the house was restored to an earlier state, plus one: within an epoch the tree only grows.
 */
export type TreeHead = {
  readonly logId: string;
  readonly epoch: number;
  readonly size: number;
  readonly root: string;
  readonly at: number;
  readonly signature: string;
};

/** Of an extension for private use (RFC 9162, 10.2.6): eight bytes, the epoch. */
const EPOCH_EXTENSION = 0xf000;

const uint = (value: number, length: number): Uint8Array => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes.slice(8 - length);
};
/** A vector of TLS (RFC 8446, 3.4): its length before it, in so many bytes. */
const vector = (lengthBytes: number, bytes: Uint8Array): Uint8Array =>
  concatBytes(uint(bytes.length, lengthBytes), bytes);

/**
 * What is signed: TreeHeadDataV2 of RFC 9162 (4.10): timestamp (8 bytes, ms), tree_size (8), root_hash (its length in 1, then 32),
 * sth_extensions (their length in 2; one, of a type in 2 and data with its length in 2).
 */
export const signedBytes = ({ at, size, root, epoch }: Omit<TreeHead, 'logId' | 'signature'>): Uint8Array =>
  concatBytes(
    uint(at, 8),
    uint(size, 8),
    vector(1, hexToBytes(root)),
    vector(2, concatBytes(uint(EPOCH_EXTENSION, 2), vector(2, uint(epoch, 8)))),
  );

/**
 * A head as it was published, in bytes: SignedTreeHeadDataV2 of RFC 9162 (4.10): log_id (its length in 1, then 32), what is signed, and
 * the signature (its length in 2, then 64). A time stamp is of their SHA-256.
 */
export const headBytes = (head: TreeHead): Uint8Array =>
  concatBytes(vector(1, hexToBytes(head.logId)), signedBytes(head), vector(2, hexToBytes(head.signature)));

/** What stands before the 32 bytes of an Ed25519 key in its SubjectPublicKeyInfo (RFC 8410). */
const spkiStart = hexToBytes('302a300506032b6570032100');

/** The log's id, as RFC 6962 has it: SHA-256 of the public key's SubjectPublicKeyInfo. */
export const logIdOf = (publicKey: string): string => bytesToHex(sha256(concatBytes(spkiStart, hexToBytes(publicKey))));

/** The public key of a 32-byte secret, both in hex. */
export const publicKeyOf = (secret: string): string => bytesToHex(ed25519.getPublicKey(hexToBytes(secret)));

export const signHead = (head: Omit<TreeHead, 'logId' | 'signature'>, secret: string): TreeHead => ({
  ...head,
  logId: logIdOf(publicKeyOf(secret)),
  signature: bytesToHex(ed25519.sign(signedBytes(head), hexToBytes(secret))),
});

/** Whether a head is of this key’s log and signed with it. Whatever is malformed is not. */
export const isSigned = (head: TreeHead, publicKey: string): boolean => {
  try {
    return (
      head.logId === logIdOf(publicKey) &&
      ed25519.verify(hexToBytes(head.signature), signedBytes(head), hexToBytes(publicKey))
    );
  } catch {
    return false;
  }
};

/** How two heads of one log contradict each other by themselves; undefined: they do not. `former` was published first. */
export type Contradiction = 'two_roots' | 'shrunk' | 'epoch_back';

/**
 * Two heads of one epoch and size have one root, a later head has no smaller tree, and the epoch never falls. What two heads of
 * different sizes have to do with each other only a consistency proof says.
 */
export const contradictionOf = (former: TreeHead, later: TreeHead): Contradiction | undefined => {
  if (later.epoch < former.epoch) return 'epoch_back';
  if (later.epoch > former.epoch) return undefined;
  if (later.size === former.size) return later.root === former.root ? undefined : 'two_roots';
  return later.size < former.size ? 'shrunk' : undefined;
};
