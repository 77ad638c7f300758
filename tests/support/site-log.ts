import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { signHead, type TreeHead } from '#domain/transparency/head.ts';
import { loadSecrets } from '#server/secrets.ts';
import type { Site } from './site.ts';

/** Seals what waits and signs a head, as staff do it beside the running site. */
export async function publishHead({ dataDir }: Pick<Site, 'dataDir'>): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['scripts/ops.ts', 'log', 'publish'], { env });
}

/** A head that the house signs beside its log. */
export const forgeHead = ({ dataDir }: Pick<Site, 'dataDir'>, head: Omit<TreeHead, 'logId' | 'signature'>): TreeHead =>
  signHead(head, loadSecrets(null, dataDir).log);
