import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { type CallName, routes } from '#contract/routes.ts';
import type { Answer, Player } from './player.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export const bytesOf = (...parts: (string | Uint8Array)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));

const canvas = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 180, b: 120 } } });

/** A picture of a paper, as a phone or a scanner would bring it. */
export const picture = async (kind: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg', width?: number, height?: number) =>
  bytesOf(await canvas(width, height)[kind]().toBuffer());

/** A JPEG that says where it was taken, lying on its side. */
export const pictureWithPlace = async (): Promise<Bytes> =>
  bytesOf(
    await canvas()
      .withExif({
        IFD0: { Copyright: 'SECRET-OWNER', Make: 'PHONEMAKER' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 53/1 0/1', GPSLongitudeRef: 'E' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );

/** A PDF of so many pages; `change` makes it something that no bill is. */
export async function pdf(pages = 1, change?: (document: PDFDocument) => unknown, useObjectStreams = true) {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage([595, 842]).drawText(`Electricity, page ${page + 1}`);
  document.setTitle('SECRET-TITLE');
  document.setAuthor('SECRET-AUTHOR');
  await change?.(document);
  return bytesOf(await document.save({ useObjectStreams }));
}

/** Sends a file as a browser does. */
export async function send<T>(
  origin: string,
  player: Player,
  name: CallName,
  file: Bytes,
  fileName = 'paper.jpg',
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer<T>> {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  body.set('file', new File([file], fileName));
  const { method, path } = routes[name];
  const response = await fetch(`${origin}${path}`, { method, headers: { origin, cookie: player.cookies() }, body });
  return { status: response.status, body: (await response.json()) as T };
}

/** The bytes of an answer that is a file, with its headers. */
export async function download(origin: string, player: Player, id: string, headers: Record<string, string> = {}) {
  const path = routes.readDocument.path.replace('{id}', id);
  const response = await fetch(`${origin}${path}`, { headers: { cookie: player.cookies(), ...headers } });
  return {
    status: response.status,
    headers: response.headers,
    bytes: bytesOf(new Uint8Array(await response.arrayBuffer())),
  };
}
