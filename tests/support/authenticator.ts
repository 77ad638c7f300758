import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A device with one passkey, in software: WebAuthn level 3, section 6, with ES256 and no attestation unless asked. */
export type Authenticator = {
  readonly id: string;
  readonly create: (options: { challenge: string; user: { id: string } }, change?: Change) => Created;
  readonly get: (options: { challenge: string }, change?: Change) => Used;
};

/** What a cheat, or a broken device, does otherwise. */
export type Change = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** User verification: finger, face or PIN. */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  /** Who vouches for a new key; `certificate` is one that nobody could read. */
  readonly attestedBy?: 'itself' | 'certificate';
};

type Credential<Response> = { id: string; rawId: string; type: 'public-key'; response: Response };
type Created = Credential<{ clientDataJSON: string; attestationObject: string; transports: string[] }>;
type Used = Credential<{ clientDataJSON: string; authenticatorData: string; signature: string; userHandle: string }>;

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const flag = { present: 0x01, verified: 0x04, key: 0x40 } as const;

export function softAuthenticator(origin: string, { counts = true } = {}): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  let counter = 0;
  let owner = '';

  const clientData = (type: string, challenge: string, change: Change): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: change.type ?? type,
        challenge: change.challenge ?? challenge,
        origin: change.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const head = (flags: number, { rpId = new URL(origin).hostname, verified = true, ...change }: Change): Buffer => {
    if (counts) counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(change.counter ?? counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | flag.present | (verified ? flag.verified : 0)]), count]);
  };

  return {
    id,
    create: ({ challenge, user }, change = {}) => {
      owner = user.id;
      // RFC 9053: kty EC2, alg ES256, curve P-256, and the point.
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([head(flag.key, change), Buffer.alloc(16), length, credentialId, cose]);
      const data = clientData('webauthn.create', challenge, change);
      const sig = new Uint8Array(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey));
      const vouched = { itself: 'packed', certificate: 'android-key', nobody: 'none' } as const;
      const by = change.attestedBy ?? 'nobody';
      const statement = new Map<string, unknown>(
        by === 'nobody'
          ? []
          : [
              ['alg', -7],
              ['sig', sig],
            ],
      );
      if (by === 'certificate') statement.set('x5c', [new Uint8Array([0x30, 0]), new Uint8Array([0x30, 0])]);
      const attestation = new Map<string, unknown>([
        ['fmt', vouched[by]],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]);
      const attestationObject = text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
      const clientDataJSON = text(data);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject, transports: ['usb'] },
      };
    },
    get: ({ challenge }, change = {}) => {
      const data = clientData('webauthn.get', challenge, change);
      const authData = head(0, change);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: text(data),
        authenticatorData: text(authData),
        signature: text(signature),
        userHandle: change.userHandle ?? owner,
      };
      return { id, rawId: id, type: 'public-key', response };
    },
  };
}
