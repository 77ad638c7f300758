import sharp, { type OutputInfo } from 'sharp';
import { encodings, type ImageFormat } from '#domain/catalogue/image-formats.ts';
import { keep, type Making, readKept } from './kept-file.ts';

export type Form = { readonly width: number; readonly format: ImageFormat };
export type Drawing = Form & { readonly bytes: Uint8Array<ArrayBuffer> };

const recipe = JSON.stringify([encodings, sharp.versions]);

/**
 * Draws an SVG in each of the forms, widths in px. What was drawn by any build before is taken from there; the rest is
 * painted once, at the largest width that is missing, and reduced. Throws when the text is no SVG.
 */
export const drawForms = async (svg: string, forms: readonly Form[]): Promise<Drawing[]> => {
  const kept = await Promise.all(forms.map((form) => readKept(making(svg, form))));
  const missing = forms.filter((_, at) => kept[at] === null);
  const pixels = missing.length > 0 ? await paint(svg, Math.max(...missing.map(({ width }) => width))) : null;
  const drawings: Drawing[] = [];
  for (const [at, form] of forms.entries()) {
    const bytes = kept[at] ?? (pixels && (await drawAndKeep(svg, pixels, form)));
    if (bytes) drawings.push({ ...form, bytes: new Uint8Array(bytes) });
  }
  return drawings;
};

/** One form alone. */
export const draw = async (svg: string, form: Form): Promise<Uint8Array<ArrayBuffer>> => {
  const [drawing] = await drawForms(svg, [form]);
  if (drawing === undefined) throw new Error('Nothing was drawn');
  return drawing.bytes;
};

const making = (svg: string, { width, format }: Form): Making => ({
  of: svg,
  recipe: `${recipe}\0${width}`,
  ending: format,
});

async function drawAndKeep(svg: string, pixels: Pixels, form: Form): Promise<Buffer> {
  const bytes = await encode(pixels, form);
  await keep(making(svg, form), bytes);
  return bytes;
}

type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

const paint = async (svg: string, width: number): Promise<Pixels> => {
  const source = Buffer.from(svg);
  const { width: ownWidth } = await sharp(source).metadata();
  const density = Math.min(2_400, Math.max(1, (72 * width) / ownWidth));
  return sharp(source, { density }).flatten().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
};

const encode = ({ data, info: { width, height, channels } }: Pixels, form: Form): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels } })
    .resize({ width: form.width })
    [form.format](encodings[form.format])
    .toBuffer();
