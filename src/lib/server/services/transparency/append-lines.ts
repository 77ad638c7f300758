import { closeSync, existsSync, fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs';

/** The last bytes of a file as text, at most so many; empty of one that is not there. */
export const tailOf = (file: string, bytesMax: number): string => {
  if (!existsSync(file)) return '';
  const { size } = statSync(file);
  const bytes = Buffer.alloc(Math.min(size, bytesMax));
  const handle = openSync(file, 'r');
  try {
    readSync(handle, bytes, 0, bytes.length, size - bytes.length);
  } finally {
    closeSync(handle);
  }
  return bytes.toString('utf8');
};

/** Adds a line of JSON for each value, on the disk before it returns. A line before them that was left unfinished ends first. */
export const appendLines = (file: string, values: readonly object[]): void => {
  if (values.length === 0) return;
  const isCut = !/(^|\n)$/.test(tailOf(file, 1));
  const handle = openSync(file, 'a', 0o644);
  try {
    writeSync(handle, `${isCut ? '\n' : ''}${values.map((value) => `${JSON.stringify(value)}\n`).join('')}`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
