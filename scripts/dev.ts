import { dev } from 'astro';

/** `npm run dev`: Vite's server with the app mounted in it (see dev-server.ts). */
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
await dev({ logLevel: 'info' });
