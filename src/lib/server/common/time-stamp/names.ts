import { Attribute } from '@peculiar/asn1-cms';
import { AsnArray, AsnProp, AsnPropTypes, AsnType, AsnTypeTypes, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier } from '@peculiar/asn1-x509';

/** Object identifiers of RFC 3161, RFC 5652, RFC 5035 and RFC 5480. */
export const names = {
  sha256: '2.16.840.1.101.3.4.2.1',
  stampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
} as const;

/** The hashes that a stamp may be made with, as Node calls them. SHA-1 is none. */
export const hashes: Readonly<Record<string, string>> = {
  [names.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** Ways of signing, with the hash of each; `null`: the one that the stamp names beside it. */
export const signatures: Readonly<Record<string, string | null>> = {
  '1.2.840.113549.1.1.1': null,
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  [names.ecdsaWithSha256]: 'sha256',
  '1.2.840.10045.4.3.3': 'sha384',
  '1.2.840.10045.4.3.4': 'sha512',
};

/** ESSCertIDv2 of RFC 5035, and ESSCertID of RFC 2634, which has no algorithm since it is SHA-1. */
export class CertificateId {
  hashAlgorithm?: AlgorithmIdentifier;
  certHash: OctetString = new OctetString();
  issuerSerial?: ArrayBuffer;
}
AsnProp({ type: AlgorithmIdentifier, optional: true })(CertificateId.prototype, 'hashAlgorithm');
AsnProp({ type: OctetString })(CertificateId.prototype, 'certHash');
AsnProp({ type: AsnPropTypes.Any, optional: true })(CertificateId.prototype, 'issuerSerial');

export class CertificateIds extends AsnArray<CertificateId> {}
AsnType({ type: AsnTypeTypes.Sequence, itemType: CertificateId })(CertificateIds);

/** SigningCertificate and SigningCertificateV2: the first names the signer’s certificate. */
export class SigningCertificate {
  certs: CertificateIds = new CertificateIds();
  policies?: ArrayBuffer;
}
AsnProp({ type: CertificateIds })(SigningCertificate.prototype, 'certs');
AsnProp({ type: AsnPropTypes.Any, optional: true })(SigningCertificate.prototype, 'policies');

/** The signer’s attributes as what is signed of them: a set of their own, in the order in which they stand (RFC 5652, 5.4). */
export class SignedSet extends AsnArray<Attribute> {}
AsnType({ type: AsnTypeTypes.Set, itemType: Attribute })(SignedSet);
