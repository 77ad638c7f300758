import { createHash, type KeyObject, sign } from 'node:crypto';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_signedData,
  SignatureAlgorithmIdentifier,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import type { TSTInfo } from '@peculiar/asn1-tsp';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';
import { bufferOf } from '../common/time-stamp/buffers.ts';
import { CertificateId, CertificateIds, names, SignedSet, SigningCertificate } from '../common/time-stamp/names.ts';
import { stampInfoName } from '../common/time-stamp/read-token.ts';

const sha256 = (bytes: ArrayBuffer | Uint8Array): ArrayBuffer =>
  bufferOf(createHash('sha256').update(new Uint8Array(bytes)).digest());

const attribute = (attrType: string, value: ArrayBuffer): Attribute => new Attribute({ attrType, attrValues: [value] });

/** The signer’s attributes, in the order that DER wants of a set: that of their bytes. */
const attributesOf = (content: ArrayBuffer, certificate: Uint8Array): Attribute[] => {
  const named = new CertificateId();
  named.certHash = new OctetString(sha256(certificate));
  const signing = new SigningCertificate();
  signing.certs = new CertificateIds([named]);
  return [
    attribute(names.contentType, bufferOf(stampInfoName)),
    attribute(names.messageDigest, AsnConvert.serialize(new OctetString(sha256(content)))),
    attribute(names.signingCertificateV2, AsnConvert.serialize(signing)),
  ].sort((a, b) => Buffer.compare(new Uint8Array(AsnConvert.serialize(a)), new Uint8Array(AsnConvert.serialize(b))));
};

/** A TimeStampToken (RFC 3161, 2.4.2) over what is said, signed by ECDSA with SHA-256, the signer’s certificate along with it if wanted. */
export const signToken = (
  info: TSTInfo,
  { signer, privateKey }: { readonly signer: Uint8Array; readonly privateKey: KeyObject },
  hasCertificate: boolean,
): Uint8Array => {
  const content = AsnConvert.serialize(info);
  const certificate = AsnConvert.parse(signer, Certificate);
  const { issuer, serialNumber } = certificate.tbsCertificate;
  const attributes = attributesOf(content, signer);
  const sha256Name = new AlgorithmIdentifier({ algorithm: names.sha256 });
  const signerInfo = new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({ issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }) }),
    digestAlgorithm: sha256Name,
    signedAttrs: attributes,
    signatureAlgorithm: new SignatureAlgorithmIdentifier({ algorithm: names.ecdsaWithSha256 }),
  });
  signerInfo.signature = new OctetString(
    bufferOf(sign('sha256', new Uint8Array(AsnConvert.serialize(new SignedSet(attributes))), privateKey)),
  );
  const data = new SignedData({
    version: CMSVersion.v3,
    digestAlgorithms: new DigestAlgorithmIdentifiers([sha256Name]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: names.stampInfo,
      eContent: new EncapsulatedContent({ single: new OctetString(content) }),
    }),
    ...(hasCertificate && { certificates: new CertificateSet([new CertificateChoices({ certificate })]) }),
    signerInfos: new SignerInfos([signerInfo]),
  });
  const outer = new ContentInfo({ contentType: id_signedData, content: AsnConvert.serialize(data) });
  return new Uint8Array(AsnConvert.serialize(outer));
};
