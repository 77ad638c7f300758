import { X509Certificate } from 'node:crypto';
import { type Attribute, ContentInfo, id_signedData, SignedData, type SignerInfo } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { TSTInfo } from '@peculiar/asn1-tsp';
import { isSameBytes } from './buffers.ts';
import { names, SignedSet, SigningCertificate } from './names.ts';

/** A time-stamp token in its parts, of which nothing is proven yet. */
export type Token = {
  /** What is stamped, and what the signer’s attributes are the digest of. */
  readonly content: Uint8Array;
  readonly info: TSTInfo;
  readonly signer: SignerInfo;
  /** What is signed: the attributes as a set of their own (RFC 5652, 5.4). */
  readonly attributes: Uint8Array;
  readonly certificates: readonly X509Certificate[];
};

/** The one value of an attribute that is there once; undefined of any other. */
const onlyValue = (attributes: readonly Attribute[] | undefined, name: string): ArrayBuffer | undefined => {
  const [one, ...more] = (attributes ?? []).filter(({ attrType }) => attrType === name);
  return more.length === 0 && one?.attrValues.length === 1 ? one.attrValues[0] : undefined;
};

/** Undefined of bytes that are no token: other than RFC 3161 has it, with several signers, or with something behind it. */
export const readToken = (bytes: Uint8Array): Token | undefined => {
  try {
    const outer = AsnConvert.parse(bytes, ContentInfo);
    if (outer.contentType !== id_signedData || !isSameBytes(new Uint8Array(AsnConvert.serialize(outer)), bytes))
      return undefined;
    const data = AsnConvert.parse(outer.content, SignedData);
    const content = data.encapContentInfo.eContent?.single;
    const [signer, ...others] = data.signerInfos;
    const attributes = signer?.signedAttrs;
    if (
      data.encapContentInfo.eContentType !== names.stampInfo ||
      !content ||
      !signer ||
      !attributes ||
      others.length > 0
    )
      return undefined;
    const found = (data.certificates ?? []).flatMap(({ certificate }) => certificate ?? []);
    return {
      content: new Uint8Array(content.buffer),
      info: AsnConvert.parse(content.buffer, TSTInfo),
      signer,
      attributes: new Uint8Array(AsnConvert.serialize(new SignedSet(attributes))),
      certificates: found.map((one) => new X509Certificate(Buffer.from(AsnConvert.serialize(one)))),
    };
  } catch {
    return undefined;
  }
};

/** The object identifier of what is stamped, in DER. */
export const stampInfoName = new Uint8Array(Buffer.from('060b2a864886f70d0109100104', 'hex'));

/** Whether the signer says of what kind the content is: that of a stamp. */
export const isOfStamp = ({ signer }: Token): boolean => {
  const kind = onlyValue(signer.signedAttrs, names.contentType);
  return kind !== undefined && isSameBytes(kind, stampInfoName);
};

/** The digest in the signer’s attributes; undefined where it is none. */
export const digestIn = ({ signer }: Token): ArrayBuffer | undefined => {
  const value = onlyValue(signer.signedAttrs, names.messageDigest);
  return value && AsnConvert.parse(value, OctetString).buffer;
};

/** What the signer’s attributes say of the signer’s certificate: its hash, and by which algorithm; undefined: nothing. */
export const certificateNamed = ({
  signer,
}: Token): { readonly hash: ArrayBuffer; readonly algorithm: string } | undefined => {
  const second = onlyValue(signer.signedAttrs, names.signingCertificateV2);
  const value = second ?? onlyValue(signer.signedAttrs, names.signingCertificate);
  const named = value && AsnConvert.parse(value, SigningCertificate).certs[0];
  if (!named) return undefined;
  const algorithm = second ? (named.hashAlgorithm?.algorithm ?? names.sha256) : 'sha1';
  return { hash: named.certHash.buffer, algorithm };
};
