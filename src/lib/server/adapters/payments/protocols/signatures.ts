import { createHash, createHmac } from 'node:crypto';

/** Hashes as old payment protocols prescribe them, lower-case hexadecimal. None of them is our choice. */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
export const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

/** HMAC-SHA256 in Base64. */
export const hmacBase64 = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64');
