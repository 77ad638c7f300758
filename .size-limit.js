import { builtPageFiles } from './scripts/build/page-files.ts';

const home = builtPageFiles('index.html');
const lobby = builtPageFiles('games/all/index.html');
const page = (name, file, limit) => ({ name, path: `dist/client/${file}`, limit, gzip: true });

/**
 * What a visitor's page may weigh, in what goes over the wire: brotli for scripts and styles, gzip for pages, fonts as
 * they are. What a script loads later by itself is measured in a browser (tests/e2e/speed.spec.ts).
 */
// biome-ignore lint/style/noDefaultExport: size-limit demands it
export default [
  { name: 'script of the home page at rest', path: home.atRest, limit: '15 kB' },
  { name: 'script of a lobby page at rest', path: lobby.atRest, limit: '15 kB' },
  { name: 'script once the header is open', path: [...home.atRest, ...home.islands], limit: '76 kB' },
  { name: 'styles of the home page', path: home.styles, limit: '20 kB' },
  { name: 'styles of a lobby page', path: lobby.styles, limit: '24 kB' },
  { name: 'the two fonts', path: home.fonts, limit: '30 kB', brotli: false },
  page('home page', 'index.html', '45 kB'),
  page('all games', 'games/all/index.html', '60 kB'),
  page('terms and conditions', 'terms-and-conditions/index.html', '60 kB'),
];
