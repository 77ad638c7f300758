import { createServer, type RequestListener } from 'node:http';
import sharp from 'sharp';
import type { CatalogueGame } from '#domain/catalogue/game.ts';
import { shelfOf } from '#domain/catalogue/shelf.ts';

/** A picture of a size, its halves in two colours, as `format`. */
export const picture = (width: number, height: number, format: 'webp' | 'png' | 'jpeg' | 'avif' | 'gif') =>
  sharp({ create: { width, height, channels: 3, background: '#0f4a38' } })
    .composite([
      {
        input: { create: { width, height: Math.ceil(height / 2), channels: 3, background: '#d9a94e' } },
        left: 0,
        top: 0,
      },
    ])
    [format]()
    .toBuffer();

/** A shelf of an outside studio's games, by the names of their images. */
export const outsideShelf = (...images: readonly string[]) =>
  shelfOf({
    games: images.map(
      (image): CatalogueGame => ({
        id: image,
        name: image,
        provider: 'Outside',
        imageId: `outside:${image}`,
        category: 'slots',
        segments: [],
        addedOn: '2026-11-01',
        rtp: null,
        volatility: null,
        features: [],
        blur: '',
      }),
    ),
    segments: [],
    top: [],
    main: [],
    featured: [],
    new: [],
    featuredImages: [],
  });

/** A host of pictures on this machine, and what it was asked for. */
export async function startPictureHost(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    answer(req, res);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host listens on no port');
  return {
    asked,
    origin: `http://pictures.example:${address.port}`,
    /** What makes `origin` lead here, as a resolver of the internet would. */
    outside: { resolve: async () => ['127.0.0.1'], admits: () => true },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
