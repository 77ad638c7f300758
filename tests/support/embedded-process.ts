import { startEmbedded } from '#server/db/embedded.ts';

/** A process that uses an embedded cluster: tells its parent the URL, stops when told. */
const [dataDir = ''] = process.argv.slice(2);
const settings = { shared_buffers: '16MB', max_connections: '20' };
const { url, stop } = await startEmbedded({ dataDir, settings });
process.on('message', async () => {
  await stop();
  process.exit(0);
});
process.send?.(url);
