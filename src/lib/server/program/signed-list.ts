import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { listText, parseList } from './file-list.ts';
import type { FileHashes } from './program-files.ts';
import { checkingKey } from './program-keys.ts';
import type { ProgramSettings } from './settings.ts';

/** `none`: nobody wrote one. `forged`: its signature, its form or its key is not what the house asks for. */
export type ReadList = { readonly state: 'none' | 'forged' } | { readonly state: 'signed'; readonly files: FileHashes };

/**
 * Writes the list, its signature (64 bytes as they are) and the public key in PEM, for whoever checks without our code. The house
 * itself believes that PEM file nothing. Each is whole or as it was.
 */
export function writeList(listFile: string, files: FileHashes, key: KeyObject): void {
  const text = Buffer.from(listText(files));
  mkdirSync(dirname(listFile), { recursive: true });
  put(`${listFile}.pem`, createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString());
  put(`${listFile}.sig`, sign(null, text, key));
  put(listFile, text);
}

function put(file: string, content: string | Buffer): void {
  writeFileSync(`${file}.new`, content, { flush: true });
  renameSync(`${file}.new`, file);
}

/** The list, if the key that counts has signed it. Throws `ProgramKeyFailed`. */
export function readList(settings: ProgramSettings): ReadList {
  const text = contentOf(settings.listFile);
  if (text === undefined) return { state: 'none' };
  const key = checkingKey(settings);
  const signature = contentOf(`${settings.listFile}.sig`);
  if (key === undefined || signature === undefined || !verify(null, text, key, signature)) return { state: 'forged' };
  const files = parseList(text.toString());
  return files === undefined ? { state: 'forged' } : { state: 'signed', files };
}

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
