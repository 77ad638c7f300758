import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';

type Handler = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** In `astro dev` Vite serves the pages and the very app that `npm start` runs serves the calls: one code path. */
export const faceupInDev = (): AstroIntegration => ({
  name: 'faceup:dev',
  hooks: {
    'astro:server:setup': async ({ server, logger }) => {
      // Loaded here alone: a build needs no server code.
      const { openHouse } = await import('../src/lib/server/open-house.ts');
      const house = await openHouse(process.env, (line) => logger.info(line));
      const handler: Handler = (req, res, next) => {
        const url = req.url ?? '/';
        // As the built site does: a page's address has no slash at its end.
        const slashed = /^(\/[\w./-]*\w)\/(\?.*)?$/.exec(url);
        if (house.isCall(url)) house.handleCall(req, res);
        else if (slashed && !url.startsWith('/@'))
          res.writeHead(308, { location: `${slashed[1]}${slashed[2] ?? ''}` }).end();
        else next();
      };
      server.middlewares.use(handler);
      server.httpServer?.once('close', () => void house.close());
    },
  },
});
