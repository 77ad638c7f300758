import { createHash } from 'node:crypto';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { rewriteFile } from '#server/services/documents/files/rewrite-file.ts';
import { rewritePdf } from '#server/services/documents/files/rewrite-pdf.ts';
import { type Bytes, bytesOf, pdf, picture, pictureWithPlace } from '#tests/support/papers.ts';

const codeOf = async (bytes: Bytes) => {
  const made = await rewriteFile(bytes);
  return made?.ok ? 'taken' : made?.code;
};
const taken = async (bytes: Bytes) => {
  const made = await rewriteFile(bytes);
  if (!made?.ok) throw new Error(`refused: ${made?.code}`);
  return made.value;
};
const copied = async (bytes: Bytes) => {
  const made = await rewritePdf(bytes);
  if (!made.ok) throw new Error(`refused: ${made.code}`);
  return made.value;
};
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** A PNG that says it has so many pixels, and has none. */
const hollowPng = (width: number, height: number): Bytes => {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, crc]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc(4 * 1024 * 1024));
  return bytesOf(signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0)));
};
const crc32 = (bytes: Buffer): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

/** A zip with one stored file, as Office files are. */
const zip = (name: string): Bytes => {
  const data = deflateRawSync(Buffer.from('<xml/>'));
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(name.length, 26);
  return bytesOf(head, name, data);
};

/** APP1 segments of 64 kB each, as many as make the whole 6 MB. */
const exifBomb = async (): Promise<Bytes> => {
  const segment = Buffer.alloc(65_535, 0x41);
  segment.set([0xff, 0xe1, 0xff, 0xfd, ...Buffer.from('Exif\0\0II*\0')], 0);
  const jpeg = Buffer.from(await picture());
  return bytesOf(jpeg.subarray(0, 2), ...Array.from({ length: 96 }, () => segment), jpeg.subarray(2));
};

describe('must-hold 36, ASVS 5.2.2: what a file is is told by its content', () => {
  test.each([['jpeg'], ['png'], ['webp']] as const)('a %s is kept as a JPEG of ours', async (kind) => {
    const sent = await picture(kind);
    const { bytes, mediaType } = await taken(sent.slice());
    expect(mediaType).toBe('image/jpeg');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 400 });
  });

  test('a PDF is kept as a PDF of ours', async () => {
    const { bytes, mediaType, pages } = await taken(await pdf(3));
    expect([mediaType, pages, latin(bytes).slice(0, 5)]).toEqual(['application/pdf', 3, '%PDF-']);
  });

  test.each<[string, () => Promise<Bytes> | Bytes, string]>([
    ['nothing', () => new Uint8Array(), 'kind'],
    ['one byte', () => bytesOf('%'), 'kind'],
    ['a polyglot of GIF and JavaScript', () => bytesOf('GIF89a/*', '\0'.repeat(500), '*/=1;alert(1)'), 'kind'],
    ['a GIF', () => picture('gif'), 'kind'],
    [
      'SVG with a script',
      () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'kind',
    ],
    ['HTML', () => bytesOf('<!doctype html><script>alert(1)</script>'), 'kind'],
    ['HTML that begins like a PDF', () => bytesOf('%PDF-1.7\n<html><script>alert(1)</script></html>'), 'broken'],
    ['HTML with a PDF behind it', async () => bytesOf('<html><script>1</script>', await pdf()), 'kind'],
    ['a zip', () => zip('a.txt'), 'kind'],
    ['a zip that is a docx', () => zip('word/document.xml'), 'kind'],
    ['an executable', () => bytesOf('MZ', '\0'.repeat(2_000)), 'kind'],
    ['HEIC with HEVC inside', () => bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic', '\0'.repeat(2_000)), 'heic'],
    ['a JPEG that ends early', async () => (await picture('jpeg', 1_500, 1_500)).slice(0, 2_000), 'broken'],
    ['a PNG of 65,000 × 65,000 pixels', () => hollowPng(65_000, 65_000), 'pixels'],
    ['a PNG of 8,000 × 6,000 pixels that has a few of them', () => hollowPng(8_000, 6_000), 'broken'],
    ['a thumbnail', () => picture('png', 180, 4_000), 'small'],
  ])('%s is refused', async (_, make, code) => {
    expect(await codeOf(await make())).toBe(code);
  });

  test('a bomb of EXIF is a picture like any other, and none of it is kept', async () => {
    const { bytes } = await taken(await exifBomb());
    expect(bytes.length).toBeLessThan(50_000);
    expect(latin(bytes)).not.toContain('AAAAAAAA');
  });

  test('nothing of a JPEG that is also a script or an archive is left', async () => {
    const { bytes } = await taken(bytesOf(await picture(), '<script>alert(1)</script>', zip('payload.js')));
    expect(latin(bytes)).not.toMatch(/script|payload/);
  });

  test('no place, owner or device of a picture is kept, and it stands upright', async () => {
    const sent = await pictureWithPlace();
    expect(latin(sent)).toContain('SECRET-OWNER');
    const { bytes } = await taken(sent);
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect([width, height]).toEqual([400, 600]);
    expect(latin(bytes)).not.toMatch(/SECRET|PHONEMAKER|GPS|Exif/);
  });

  test('a large picture is made smaller, never larger', async () => {
    const { width } = await sharp((await taken(await picture('jpeg', 6_000, 4_000))).bytes).metadata();
    expect(width).toBe(4_096);
  });
});

const withScript = (document: Parameters<NonNullable<Parameters<typeof pdf>[1]>>[0]) =>
  document.addJavaScript('open', 'app.alert(1)');

describe('a PDF that is more than pages', () => {
  test.each<[string, () => Promise<Bytes>, string]>([
    ['JavaScript', () => pdf(1, withScript, false), 'script'],
    ['JavaScript in an object stream', () => pdf(1, withScript, true), 'script'],
    [
      'a name spelt with escapes',
      async () => {
        const plain = latin(await pdf(1, withScript, false));
        return bytesOf(plain.replaceAll('/JavaScript', '/J#61vaScript').replaceAll('/JS', '/J#53'));
      },
      'script',
    ],
    [
      'an action that starts a program',
      () =>
        pdf(1, ({ catalog, context }) =>
          catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') })),
        ),
      'script',
    ],
    [
      'an action on a page that sends what was typed',
      () =>
        pdf(1, (document) =>
          document
            .getPage(0)
            .node.set(PDFName.of('AA'), document.context.obj({ O: { S: 'SubmitForm', F: PDFString.of('http://x') } })),
        ),
      'script',
    ],
    ['an embedded file', () => pdf(1, (document) => document.attach(bytesOf('MZ'), 'run.exe')), 'embedded'],
    [
      'rich media',
      () =>
        pdf(1, (document) =>
          document
            .getPage(0)
            .node.set(
              PDFName.of('Annots'),
              document.context.obj([{ Type: 'Annot', Subtype: 'RichMedia', Rect: [0, 0, 9, 9] }]),
            ),
        ),
      'embedded',
    ],
    [
      'a form of the XFA kind',
      () => pdf(1, ({ catalog, context }) => catalog.set(PDFName.of('AcroForm'), context.obj({ XFA: [], Fields: [] }))),
      'form',
    ],
    [
      'a password',
      () => pdf(1, (document) => document.encrypt({ ownerPassword: 'a', userPassword: 'b' })),
      'encrypted',
    ],
    [
      'a password and no object streams',
      () => pdf(1, (document) => document.encrypt({ ownerPassword: 'a', userPassword: 'b' }), false),
      'encrypted',
    ],
    ['21 pages', () => pdf(21), 'pages'],
    ['half a file', async () => (await pdf()).slice(0, 300), 'broken'],
  ])('%s is refused', async (_, make, code) => {
    // By the checker itself: a thread for each takes a second of a test's time.
    const made = await rewritePdf(await make());
    expect(made.ok ? 'taken' : made.code).toBe(code);
  });

  test('a view to open with is no script, and is left behind', async () => {
    const { bytes } = await copied(
      await pdf(1, ({ catalog, context }) =>
        catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'GoTo', D: [0, 'Fit'] })),
      ),
    );
    expect(latin(bytes)).not.toContain('OpenAction');
  });

  test('title, author, links and what follows its end are left behind', async () => {
    const sent = bytesOf(
      await pdf(
        1,
        (document) =>
          document.getPage(0).node.set(
            PDFName.of('Annots'),
            document.context.obj([
              {
                Type: 'Annot',
                Subtype: 'Link',
                Rect: [0, 0, 9, 9],
                A: { S: 'URI', URI: PDFString.of('http://evil') },
              },
            ]),
          ),
        false,
      ),
      '<script>alert(1)</script>',
    );
    expect(latin(sent)).toContain('http://evil');
    const { bytes } = await copied(sent);
    expect(latin(bytes)).not.toMatch(/SECRET|evil|script|pdf-lib|Producer/);
  });

  test('a stream of objects that unpacks to gigabytes is refused before it is unpacked', async () => {
    const packed = deflateSync(Buffer.alloc(64 * 1024 * 1024, 0x20), { level: 1 });
    const bomb = bytesOf(
      '%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ',
      `${packed.length} >>\nstream\n`,
      packed,
      '\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF',
    );
    const before = process.memoryUsage().arrayBuffers;
    expect(await rewritePdf(bomb)).toMatchObject({ code: 'broken' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(48 * 1024 * 1024);
  });
});

describe('must-hold 36: what many send at once', () => {
  test('stands in a bounded line, and the same picture comes out the same', async () => {
    const sent = await picture();
    const made = await Promise.all(Array.from({ length: 40 }, () => rewriteFile(sent.slice())));
    const done = made.flatMap((one) => (one?.ok ? [createHash('sha256').update(one.value.bytes).digest('hex')] : []));
    expect(made.filter((one) => one === undefined)).toHaveLength(18);
    expect([done.length, new Set(done).size]).toEqual([22, 1]);
  });
});
