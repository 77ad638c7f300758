import { loadSecrets } from '#server/secrets.ts';

/** A process that loads the secrets of a folder at the moment it is told, and tells its parent what it got. */
const [dataDir = ''] = process.argv.slice(2);
process.once('message', () => {
  process.send?.(loadSecrets(null, dataDir).seeds);
  process.disconnect();
});
process.send?.('ready');
