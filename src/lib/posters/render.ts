import sharp from 'sharp';

/** Draws an SVG as webp of a width; quality 75 as the specification's image optimiser. */
export const renderWebp = async (svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> => {
  const density = Math.min(300, Math.max(72, (72 * width) / 480));
  const webp = await sharp(Buffer.from(svg), { density }).resize({ width }).webp({ quality: 75, effort: 6 }).toBuffer();
  return new Uint8Array(webp);
};
