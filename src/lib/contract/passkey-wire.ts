import * as z from 'zod/mini';

/** Bytes as WebAuthn's JSON form writes them. */
const base64url = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[A-Za-z0-9_-]*$/));

const credential = { id: base64url(1_400), rawId: base64url(1_400), type: z.literal('public-key') };

/** What a browser's `navigator.credentials.create` gave (WebAuthn, section 5.1.3), without what the server reads itself. */
export const newPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(8_000),
    transports: z._default(z.array(z.string().check(z.maxLength(20), z.regex(/^[a-z-]*$/))).check(z.maxLength(10)), []),
  }),
});

/** What `navigator.credentials.get` gave. */
export const usedPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    /** A key that finds itself always says whose it is. */
    userHandle: base64url(200),
  }),
});

const publicKey = z.literal('public-key');

/** What `navigator.credentials.create` takes, in WebAuthn's JSON form: a key that finds itself and asks for finger, face or PIN. */
export const creationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  attestation: z.literal('none'),
  /** The keys that the player has already. */
  excludeCredentials: z.array(z.strictObject({ id: z.string(), type: publicKey })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.output<typeof creationOptions>;

/** What `navigator.credentials.get` takes. It names no key: nobody is known yet. */
export const requestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.output<typeof requestOptions>;
