import type { ImageFormat } from '#domain/catalogue/image-formats.ts';
import type { ImageRequest } from '#domain/catalogue/image-variants.ts';

/** An original, or why there is none: nobody has it, or who has it does not answer as a picture's host does. */
export type Original =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly code: 'not_found' | 'unavailable' };

/** Pictures of our own: files of the built site, or what is drawn while somebody develops. */
export type OwnPictures = {
  /** What was drawn ahead in just this form; null when it was not. */
  readonly drawn: (request: ImageRequest, format: ImageFormat) => Promise<Uint8Array | null>;
  /** The file at the plain path; null when it is none of ours. */
  readonly original: (request: ImageRequest) => Promise<Uint8Array | null>;
};

/**
 * Pictures of outside studios, by the same path at the hosts that the operator has named, or by the address that the studio's own list
 * had, where that is at one of them. Never rejects.
 */
export type PictureHosts = { readonly original: (path: string, address?: string) => Promise<Original> };
