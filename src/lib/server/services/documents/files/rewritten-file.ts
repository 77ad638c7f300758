/** A file as it is kept: never the bytes that were sent, always ours, made of what they showed. */
export type RewrittenFile = {
  readonly bytes: Uint8Array;
  readonly mediaType: 'image/jpeg' | 'application/pdf';
  readonly pages: number;
};
