import {
  createECDH,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  X509Certificate,
} from 'node:crypto';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509';
import { bufferOf } from '../common/time-stamp/buffers.ts';
import { names } from '../common/time-stamp/names.ts';

/** The sandbox’s time stamping authority: its certificate in PEM, and with what it signs. */
export type StampKeys = {
  readonly authority: string;
  /** The certificate of the key that signs, in DER. */
  readonly signer: Uint8Array;
  readonly privateKey: KeyObject;
};

/** Every process of a house, and every start, has the same two certificates. */
const always = { notBefore: new Date('2026-01-01T00:00:00Z'), notAfter: new Date('2126-01-01T00:00:00Z') };
const authorityName = 'Faceup sandbox root for time stamps';
const signerName = 'Faceup sandbox authority';

/** PrivateKeyInfo of RFC 8410 before the 32 bytes of an Ed25519 key. */
const ed25519Start = Buffer.from('302e020100300506032b657004220420', 'hex');
const ed25519 = '1.3.101.112';
const commonName = '2.5.4.3';
/** KeyUsage of RFC 5280 (4.2.1.3): bit strings with bit 0, or with bit 5. */
const digitalSignature = Buffer.from('03020780', 'hex');
const keyCertSign = Buffer.from('03020204', 'hex');

const derived = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`sandbox time stamps ${purpose}`).digest();

const rootKey = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([ed25519Start, seed]), format: 'der', type: 'pkcs8' });

const signerKey = (scalar: Buffer): KeyObject => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const text = (part: Buffer): string => part.toString('base64url');
  const key = { kty: 'EC', crv: 'P-256', d: text(scalar), x: text(point.subarray(1, 33)), y: text(point.subarray(33)) };
  return createPrivateKey({ format: 'jwk', key });
};

const nameOf = (name: string): Name =>
  new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: commonName, value: new AttributeValue({ utf8String: name }) }),
    ]),
  ]);

const critical = (extnID: string, value: Uint8Array | ArrayBuffer): Extension =>
  new Extension({ extnID, critical: true, extnValue: new OctetString(value) });

type Wanted = {
  readonly serial: number;
  readonly subject: string;
  readonly key: KeyObject;
  readonly extensions: readonly Extension[];
  readonly validity: { readonly notBefore: Date; readonly notAfter: Date };
};

/** A certificate that the root signs, in DER. Ed25519 signs alike each time: it is the same to the byte whenever it is made. */
const certify = (root: KeyObject, { serial, subject, key, extensions, validity }: Wanted): Buffer => {
  const algorithm = new AlgorithmIdentifier({ algorithm: ed25519 });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const told = new TBSCertificate({
    version: Version.v3,
    serialNumber: bufferOf(Uint8Array.of(serial)),
    signature: algorithm,
    issuer: nameOf(authorityName),
    validity: new Validity(validity),
    subject: nameOf(subject),
    subjectPublicKeyInfo: AsnConvert.parse(publicKey, SubjectPublicKeyInfo),
    extensions: new Extensions([...extensions]),
  });
  const signature = sign(null, new Uint8Array(AsnConvert.serialize(told)), root);
  const certificate = new Certificate({
    tbsCertificate: told,
    signatureAlgorithm: algorithm,
    signatureValue: bufferOf(signature),
  });
  return Buffer.from(AsnConvert.serialize(certificate));
};

/** The authority of a secret. Another purpose and validity than those of a sound signer are for tests. */
export const stampKeys = (
  secret: string,
  { purpose = names.timeStamping as string, validity = always } = {},
): StampKeys => {
  const root = rootKey(derived(secret, 'root'));
  const privateKey = signerKey(derived(secret, 'signer'));
  const authority = certify(root, {
    serial: 1,
    subject: authorityName,
    key: root,
    validity: always,
    extensions: [
      critical(id_ce_basicConstraints, AsnConvert.serialize(new BasicConstraints({ cA: true, pathLenConstraint: 0 }))),
      critical(id_ce_keyUsage, keyCertSign),
    ],
  });
  const signer = certify(root, {
    serial: 2,
    subject: signerName,
    key: privateKey,
    validity,
    extensions: [
      critical(id_ce_keyUsage, digitalSignature),
      critical(id_ce_extKeyUsage, AsnConvert.serialize(new ExtendedKeyUsage([purpose]))),
    ],
  });
  return { authority: new X509Certificate(authority).toString(), signer: new Uint8Array(signer), privateKey };
};

const made = new Map<string, StampKeys>();

/** The house’s own, by its secret, made when they are first wanted. */
export const sandboxStampKeys = (secret: string): StampKeys => {
  const keys = made.get(secret) ?? stampKeys(secret);
  made.set(secret, keys);
  return keys;
};
