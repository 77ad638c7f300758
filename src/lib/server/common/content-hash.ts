import { createHash } from 'node:crypto';

/** Names a content: half of its SHA-256, 22 letters that may stand in a path, a header and an ETag. */
export const contentHash = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);
