import { expect, test } from 'vitest';
import { sizeWords } from '#domain/documents/file-size.ts';

test.each([
  [0, '0 B'],
  [70, '70 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [1_536, '1.5 kB'],
  [99_949, '99.9 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [2_480_000, '2.5 MB'],
  [10_485_760, '10.5 MB'],
  [1_234_567_890, '1,234.6 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
