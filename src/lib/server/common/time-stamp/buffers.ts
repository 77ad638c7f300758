/** The bytes in a buffer of their own, as the library of ASN.1 wants them. */
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

export const isSameBytes = (a: ArrayBuffer | Uint8Array, b: ArrayBuffer | Uint8Array): boolean =>
  Buffer.compare(new Uint8Array(a), new Uint8Array(b)) === 0;
