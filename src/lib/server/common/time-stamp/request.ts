import { createHash } from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { MessageImprint, TimeStampReq } from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';
import { bufferOf } from './buffers.ts';
import { names } from './names.ts';

export const sha256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());

/** What a stamp is of: a SHA-256. */
const imprintOf = (digest: Uint8Array): MessageImprint =>
  new MessageImprint({
    hashAlgorithm: new AlgorithmIdentifier({ algorithm: names.sha256, parameters: null }),
    hashedMessage: new OctetString(digest),
  });

/**
 * TimeStampReq of RFC 3161 (2.4.1) in DER, for a stamp of a SHA-256. `nonce`: the bytes of a positive integer, as DER has them. The
 * signer’s certificate is asked for.
 */
export const stampRequest = (
  digest: Uint8Array,
  { nonce, policy }: { readonly nonce: Uint8Array; readonly policy: string | null },
): Uint8Array =>
  new Uint8Array(
    AsnConvert.serialize(
      new TimeStampReq({
        messageImprint: imprintOf(digest),
        ...(policy !== null && { reqPolicy: policy }),
        nonce: bufferOf(nonce),
        certReq: true,
      }),
    ),
  );
