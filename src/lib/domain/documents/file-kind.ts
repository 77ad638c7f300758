/** What is accepted, and what is known by name so that the refusal can say what to do instead. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'application/pdf'] as const;
export type AcceptedType = (typeof acceptedTypes)[number];

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  bytes.length >= at + signature.length && signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

/** Brands of ISO base media files that hold HEVC pictures (ISO/IEC 23008-12) or either codec. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * What a file is, by its first bytes alone; null when it is none of what is accepted. Its name and what the sender calls it
 * count for nothing. A PDF must begin with its mark: what has something before it is two things at once.
 * 64 bytes are enough to tell.
 */
export function typeOf(bytes: Uint8Array): AcceptedType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp';
  if (startsWith(bytes, ascii('%PDF-'))) return 'application/pdf';
  if (startsWith(bytes, ascii('ftyp'), 4) && heicBrands.some((brand) => startsWith(bytes, ascii(brand), 8)))
    return 'image/heic';
  return null;
}

/**
 * Why a file is not taken, as the player is told it: none of the accepted kinds; a HEIC picture that this server cannot decode;
 * a picture or PDF that is broken, too small to be read, or made of too many pixels; a PDF that is locked, runs something,
 * brings other files, is a form that programs fill in, or has too many pages.
 */
export const fileFaults = [
  'kind',
  'heic',
  'broken',
  'small',
  'pixels',
  'encrypted',
  'script',
  'embedded',
  'form',
  'pages',
] as const;
export type FileFault = (typeof fileFaults)[number];
