import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { imageVariant, imageWidths, parseImageAddress, srcsetOf } from '#domain/catalogue/image-variants.ts';

const wheel = '/i/s3/meridian%20tables/EuropeanRoulette.webp';

/** Names as studios have them: letters of any script, digits, blanks and marks; never a slash, which parts a path. */
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no name has them
  .filter((text) => !/^\.|[\0-\x1f\x7f/\\:]/.test(text) && text.isWellFormed());

describe('a picture’s address', () => {
  it('is the width and the picture’s path', () => {
    expect(imageVariant(wheel, 384)).toBe(`/image/384${wheel}`);
    expect(srcsetOf(wheel, [256, 384])).toBe(`/image/256${wheel} 256w, /image/384${wheel} 384w`);
  });

  it('is read back as what it was made from', () => {
    fc.assert(
      fc.property(name, name, fc.boolean(), fc.constantFrom(...imageWidths), (provider, image, featured, width) => {
        const path = imagePathOf({ provider, imageId: image }, new Set(featured ? [image] : []));
        const folder = featured ? 'images' : 'i/s3';
        fc.pre(path.length < 380);
        expect(parseImageAddress(imageVariant(path, width))).toEqual({
          path,
          width,
          file: `${folder}/${provider.toLowerCase()}/${image}.webp`,
        });
      }),
    );
  });

  it('keeps the folders of an image name with slashes', () => {
    const path = imagePathOf({ provider: 'Paper Boat', imageId: 'paperboat:Night/Ferry' }, new Set());
    expect(parseImageAddress(imageVariant(path, 16))?.file).toBe('i/s3/paper boat/Night/Ferry.webp');
  });

  it('knows the specification’s sixteen widths', () => {
    expect(imageWidths).toHaveLength(16);
    for (const width of imageWidths) expect(parseImageAddress(imageVariant(wheel, width))?.width).toBe(width);
  });
});

const hostile = [
  `/image/385${wheel}`,
  `/image/0384${wheel}`,
  `/image/384.0${wheel}`,
  `/image/-64${wheel}`,
  `/image/99999${wheel}`,
  `/image/384${wheel}?width=3840`,
  `/image/384${wheel}/`,
  `/image/384//${wheel}`,
  '/image/384/i/s3/EuropeanRoulette.webp',
  '/image/384/i/s3/../../../etc/passwd.webp',
  '/image/384/i/s3/%2e%2e/%2e%2e/passwd.webp',
  '/image/384/i/s3/%2E%2E/passwd.webp',
  '/image/384/i/s3/a%2F..%2Fb/c.webp',
  '/image/384/i/s3/a%252Fb/..%5Cc.webp',
  '/image/384/i/s3/a\\..\\b/c.webp',
  '/image/384/i/s3/a%00/b.webp',
  '/image/384/i/s3/a%0D%0Ax/b.webp',
  '/image/384/i/s3/a%E0%A4%A/b.webp',
  '/image/384/i/s3/a%20b/%63.webp',
  '/image/384/i/s3/a b/c.webp',
  '/image/384/i/s3/.git/config.webp',
  '/image/384/i/s3/a/b.svg',
  '/image/384/_astro/a/b.webp',
  '/image/384/http://127.0.0.1/a/b.webp',
  '/image/384/http:/169.254.169.254/a/b.webp',
  '/image/384//evil.example/i/s3/a/b.webp',
  '/image/384/i/s3/http://[::1]/b.webp',
  'https://evil.example/image/384/i/s3/a/b.webp',
  `/image/384/i/s3/a/${'b'.repeat(400)}.webp`,
  '',
];

describe('an address that is no picture', () => {
  it.each(hostile)('%s is refused', (address) => {
    expect(parseImageAddress(address)).toBeNull();
  });

  it('is refused without throwing, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const found = parseImageAddress(`/image/384/i/s3/${text}`);
        if (found) expect(found.file).not.toMatch(/(^|\/)\.|\\/);
      }),
    );
  });
});
