import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { widthOf } from '../../src/lib/posters/outline.ts';
import { posterOf } from '../../src/lib/posters/poster-of.ts';
import { fan, turnedCard } from '../../src/lib/posters/share/art.ts';
import { sharePicture } from '../../src/lib/posters/share/picture.ts';
import { renderShare } from '../../src/lib/posters/share/render.ts';
import { setTitle } from '../../src/lib/posters/share/words.ts';

describe('the picture of a page', () => {
  it.each([
    'FAQ',
    'Terms and conditions',
    'European Roulette',
    'Internationally unpronounceable terms of participation in promotions and other things besides',
    'Pneumonoultramicroscopicsilicovolcanoconiosis',
  ])('has room for its title: %s', (title) => {
    const { size, lines } = setTitle(title, 478);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(540);
    expect(lines.at(-1)?.endsWith('…') || lines.join(' ') === title).toBe(true);
  });

  it.each([
    ['one poster', ['craps']],
    ['two posters', ['craps', 'crash']],
    ['more posters than there is room for', ['craps', 'crash', 'dice', 'limbo']],
  ])('is drawn with %s', async (_, ids) => {
    const art = fan(ids.map((id) => posterOf(id).svg));
    expect(art.split('<svg ').length - 1).toBe(Math.min(ids.length, 3));
    const picture = await renderShare(sharePicture({ title: 'Craps', note: 'Hardway', art }));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    // Readers of links refuse pictures of more than a few hundred kilobytes.
    expect(picture.length).toBeLessThan(250_000);
  });

  it('is drawn without any', async () => {
    const svg = sharePicture({ title: 'Responsible gaming', note: '', art: turnedCard('18+') });
    expect(await sharp(await renderShare(svg)).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});
