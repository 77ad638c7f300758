import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser with a subscription: its address at a push service, and what it alone reads with. */
export type Subscriber = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** What was sent here, opened (RFC 8291). Throws on what was sealed for another. */
  readonly open: (sealed: Buffer) => string;
};

/** Opens `aes128gcm` (RFC 8188) with the keys of RFC 8291, 3.4, written down from the documents and without what seals it. */
export const subscriber = (origin: string, name: string): Subscriber => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const open = (sealed: Buffer): string => {
    const salt = sealed.subarray(0, 16);
    const idLength = sealed.readUInt8(20);
    const serverKey = sealed.subarray(21, 21 + idLength);
    const body = sealed.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), serverKey]);
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(serverKey), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
    // The last record ends with a two, and zeros behind it.
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  };
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { endpoint: `${origin}/send/${name}`, keys, open };
};

type Sent = { readonly path: string; readonly ttl: number; readonly body: Buffer; readonly claims: Claims };
type Claims = { readonly aud: string; readonly exp: number; readonly sub: string; readonly key: string };

const partOf = (text: string): Record<string, unknown> => JSON.parse(Buffer.from(text, 'base64url').toString());

/** What the sender says of itself (RFC 8292), when its signature is good. Throws when it is not. */
const claimsOf = (authorization: string): Claims => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGood) throw new Error('nobody signed this');
  return { ...(partOf(claims) as Omit<Claims, 'key'>), key };
};

/** A real push service on a port: it takes what is signed and answers as `answer` says, 201 until told otherwise. */
export const startPushService = async () => {
  const sent: Sent[] = [];
  let status = 201;
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      try {
        const claims = claimsOf(req.headers.authorization ?? '');
        sent.push({ path: req.url ?? '', ttl: Number(req.headers['ttl']), body: Buffer.concat(chunks), claims });
        res.writeHead(status).end();
      } catch {
        res.writeHead(403).end();
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    answer: (next: number) => {
      status = next;
    },
    stop: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
};
