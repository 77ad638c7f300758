import { createHash } from 'node:crypto';

/** SHA-256 of a text's source, in hexadecimal digits. */
export const sourceHash = (source: string): string => createHash('sha256').update(source).digest('hex');
