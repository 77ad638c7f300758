import { createHash, verify, X509Certificate } from 'node:crypto';
import { AsnConvert } from '@peculiar/asn1-schema';
import { Certificate } from '@peculiar/asn1-x509';
import { fail, ok, type Result } from '#domain/result.ts';
import { isSameBytes } from './buffers.ts';
import { hashes, names, signatures } from './names.ts';
import { certificateNamed, digestIn, isOfStamp, readToken, type Token } from './read-token.ts';
import { isForStamps, trustOf } from './trust.ts';

/** What a sound stamp says. `at`: in ms since 1970; `by`: the name in the certificate of who signed it. */
export type StampFacts = { readonly at: number; readonly by: string };

/** In the order in which they are looked for. */
export type StampFault =
  | 'malformed'
  | 'other_imprint'
  | 'other_nonce'
  | 'other_policy'
  | 'unknown_algorithm'
  | 'forged'
  | 'wrong_purpose'
  | 'expired'
  | 'untrusted';

export type Expected = {
  /** The SHA-256 of what was to be stamped. */
  readonly digest: Uint8Array;
  /** The certificates of the authority, or of its signer; none at all: whoever signed it is believed to be it. */
  readonly trusted: readonly X509Certificate[] | 'anybody';
  readonly policy?: string | null;
  /** Of the request that it answers, as it was in it. */
  readonly nonce?: Uint8Array;
};

const nameOf = (certificate: X509Certificate): string => {
  const { CN: common, O: organisation } = certificate.toLegacyObject().subject;
  const name = [common ?? organisation].flat()[0] ?? '';
  return name.slice(0, 200) || 'an authority without a name';
};

/** The certificate that the signer is named by, with issuer and serial number, among those that came along or are trusted. */
const signerOf = (
  { signer, certificates }: Token,
  trusted: readonly X509Certificate[],
): X509Certificate | undefined => {
  const named = signer.sid.issuerAndSerialNumber;
  if (!named) return undefined;
  const issuer = AsnConvert.serialize(named.issuer);
  return [...certificates, ...trusted].find((one) => {
    const told = AsnConvert.parse(one.raw, Certificate).tbsCertificate;
    return isSameBytes(told.serialNumber, named.serialNumber) && isSameBytes(AsnConvert.serialize(told.issuer), issuer);
  });
};

/** Whether the attributes are of this content and of this signer, and signed by it. */
const isSignedBy = (token: Token, certificate: X509Certificate, hash: string): boolean => {
  const named = certificateNamed(token);
  const digest = digestIn(token);
  const algorithm = named && (named.algorithm === 'sha1' ? 'sha1' : hashes[named.algorithm]);
  if (!named || !algorithm || !digest || !isOfStamp(token)) return false;
  const ownHash = createHash(algorithm).update(certificate.raw).digest();
  const contentHash = createHash(hashes[token.signer.digestAlgorithm.algorithm] ?? hash)
    .update(token.content)
    .digest();
  if (!isSameBytes(named.hash, ownHash) || !isSameBytes(digest, contentHash)) return false;
  return verify(hash, token.attributes, certificate.publicKey, new Uint8Array(token.signer.signature.buffer));
};

/** The hash with which a token is signed; undefined of one that is not taken. */
const hashOf = ({ signer }: Token): string | undefined => {
  const own = hashes[signer.digestAlgorithm.algorithm];
  const named = signatures[signer.signatureAlgorithm.algorithm];
  return own && named !== undefined ? (named ?? own) : undefined;
};

const judge = (bytes: Uint8Array, { digest, trusted, policy, nonce }: Expected): Result<StampFacts, StampFault> => {
  const token = readToken(bytes);
  if (!token) return fail('malformed');
  const { messageImprint: imprint, genTime, nonce: ownNonce, policy: ownPolicy } = token.info;
  const isOfDigest = isSameBytes(imprint.hashedMessage.buffer, digest);
  if (imprint.hashAlgorithm.algorithm !== names.sha256 || !isOfDigest) return fail('other_imprint');
  if (nonce && !(ownNonce && isSameBytes(ownNonce, nonce))) return fail('other_nonce');
  if (policy && ownPolicy !== policy) return fail('other_policy');
  const hash = hashOf(token);
  if (!hash) return fail('unknown_algorithm');
  const roots = trusted === 'anybody' ? [] : trusted;
  const certificate = signerOf(token, roots);
  if (!certificate || !isSignedBy(token, certificate, hash)) return fail('forged');
  if (!isForStamps(certificate)) return fail('wrong_purpose');
  const facts = { at: genTime.getTime(), by: nameOf(certificate) };
  if (trusted === 'anybody') return ok(facts);
  const trust = trustOf(certificate, token.certificates, roots, facts.at);
  return trust === 'trusted' ? ok(facts) : fail(trust);
};

/**
 * Judges a time-stamp token, in DER, as RFC 3161 (2.4.2) and RFC 5652 (5.6) want it: of the right bytes, signed by a certificate for
 * time stamps alone that the signature names, which was valid at the stamp’s moment and leads to a trusted one.
 */
export const verifyStamp = (bytes: Uint8Array, expected: Expected): Result<StampFacts, StampFault> => {
  try {
    return judge(bytes, expected);
  } catch {
    // Whatever in it cannot be read by the libraries.
    return fail('malformed');
  }
};

/** The certificates in a text of PEM. Throws of a text that has none, or a broken one. */
export const certificatesIn = (pem: string): X509Certificate[] => {
  const found = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  if (found.length === 0) throw new Error('There is no certificate in it');
  return found.map((one) => new X509Certificate(one));
};
