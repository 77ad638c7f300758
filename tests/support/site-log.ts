import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { signHead, type TreeHead } from '#domain/transparency/head.ts';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { loadSecrets } from '#server/secrets.ts';
import { bareEnv } from './bare-env.ts';
import type { Site } from './site.ts';

const ops = async ({ dataDir }: Pick<Site, 'dataDir'>, ...words: readonly string[]): Promise<void> => {
  const env = bareEnv({ DATA_DIR: dataDir });
  await promisify(execFile)(process.execPath, ['scripts/ops.ts', ...words], { env });
};

const forget = [
  'ALTER TABLE liability_day DISABLE TRIGGER USER',
  'DELETE FROM liability_share',
  'DELETE FROM liability_page',
  'DELETE FROM liability_day',
  'ALTER TABLE liability_day ENABLE TRIGGER USER',
];

/** Signs what the house owes as it now stands. That of the day's first minute is taken away for it, as no role of the house may. */
export async function publishLiabilities(site: Pick<Site, 'dataDir'>): Promise<void> {
  const cluster = await startEmbedded({ dataDir: site.dataDir });
  const db = connect({ url: cluster.superuserUrl });
  try {
    for (const text of forget) await db.query({ name: '', text });
  } finally {
    await db.close();
    await cluster.stop();
  }
  await ops(site, 'log', 'liabilities');
}

/** Seals what waits and signs a head, as staff do it beside the running site. */
export const publishHead = (site: Pick<Site, 'dataDir'>): Promise<void> => ops(site, 'log', 'publish');

/** A head that the house signs beside its log. */
export const forgeHead = ({ dataDir }: Pick<Site, 'dataDir'>, head: Omit<TreeHead, 'logId' | 'signature'>): TreeHead =>
  signHead(head, loadSecrets(null, dataDir).log);
