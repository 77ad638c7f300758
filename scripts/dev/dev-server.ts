import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { canonicalPathOf } from '#domain/catalogue/canonical-path.ts';
import { isEditorsCall } from './editor.ts';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const signals = ['SIGINT', 'SIGTERM'] as const;

/** A changed configuration makes Vite load this file anew: the house that still stands is kept where the next one finds it. */
const standing = Symbol.for('faceup.dev.close-house');
const kept: typeof globalThis & { [standing]?: () => Promise<void> } = globalThis;

/** In `astro dev` Vite serves the pages and the very app that `npm start` runs serves the calls: one code path. */
export const faceupInDev = (): AstroIntegration => ({
  name: 'faceup:dev',
  hooks: {
    'astro:server:setup': async ({ server, logger }) => {
      // Loaded here alone: a build needs no server code.
      const { openHouse } = await import('#server/open-house.ts');
      const { catalogueFile, readCatalogue } = await import('../../src/lib/catalogue/read-catalogue.ts');
      const { drawnPictures } = await import('../build/drawn-pictures.ts');
      // The former house must have left its database before the next one looks whether it runs.
      await kept[standing]?.().catch((error: unknown) => logger.error(String(error)));
      const { featuredImages } = readCatalogue(process.env['CATALOGUE_FILE'] || catalogueFile);
      const ownPictures = drawnPictures(new Set(featuredImages));
      const house = await openHouse(process.env, (line) => logger.info(line), { ownPictures }, { isGuest: true });
      let closing: Promise<void> | undefined;
      const close = (): Promise<void> => {
        closing ??= house.close();
        return closing;
      };
      kept[standing] = close;
      const handler: Handler = (req, res, next) => {
        const url = req.url ?? '/';
        // As the built site does: a page's address has no slash at its end, and a studio's name is encoded in one way.
        const slashed = /^(\/[\w./-]*\w)\/(\?.*)?$/.exec(url);
        if (house.leadOn(req, res)) return;
        const [path = '', query] = url.split('?', 2);
        const written = path.startsWith('/games/') ? canonicalPathOf(path) : path;
        if (isEditorsCall(url)) next();
        else if (house.isCall(url)) house.handleCall(req, res);
        else if (written !== null && written !== path)
          res.writeHead(308, { location: query === undefined ? written : `${written}?${query}` }).end();
        else if (slashed && !url.startsWith('/@'))
          res.writeHead(308, { location: `${slashed[1]}${slashed[2] ?? ''}` }).end();
        else next();
      };
      server.middlewares.use(handler);
      const stop = (signal: NodeJS.Signals) => {
        logger.info(`${signal}: finishing what is running`);
        // Without this the process ends at once and leaves its database running. The second signal does end it at once.
        void close().finally(() => process.exit(0));
      };
      for (const signal of signals) process.prependOnceListener(signal, stop);
      server.httpServer?.once('close', () => {
        for (const signal of signals) process.off(signal, stop);
        void close();
      });
    },
  },
});
