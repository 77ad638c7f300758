/** What pictures are made in, the smaller first. Anything else is an original's own form. */
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The kinds of file that an original may be. */
export type PictureKind = ImageFormat | 'png' | 'jpeg';

/**
 * The specification's quality of 75 is on the scale of webp and jpeg; avif looks the same at 20 less, as image optimisers
 * have it. `effort` is the encoder's own scale: what lies beyond costs several times the time for a percent of the bytes.
 */
export const encodings = {
  avif: { quality: 55, effort: 2 },
  webp: { quality: 75, effort: 4 },
  jpeg: { quality: 75, mozjpeg: true },
  png: { compressionLevel: 9 },
} as const satisfies Record<PictureKind, object>;

/** The format of the answer to an `Accept` header: the first of ours that it names; null where the original's is sent. */
export const formatFor = (accept: string | null): ImageFormat | null => {
  const named = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([type]) => type);
  return imageFormats.find((format) => named.includes(`image/${format}`)) ?? null;
};

const startsWith = (bytes: Uint8Array, offset: number, text: string): boolean =>
  [...text].every((letter, at) => bytes[offset + at] === letter.charCodeAt(0));

/** What a file is by its first bytes, whatever it is called; null when it is none of the pictures that are let in. */
export const kindOf = (bytes: Uint8Array): PictureKind | null => {
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'webp';
  if (startsWith(bytes, 4, 'ftypavif')) return 'avif';
  if (startsWith(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  return null;
};
