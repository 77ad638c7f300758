import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Row } from '../row.ts';
import { watchTree } from './process-tree.ts';
import { type Workshop, weighFolder } from './workshop.ts';

/** Builds a workshop's catalogue as `npm run build` does. `games` names the group. */
export async function measureBuild({ folder, catalogueFile }: Workshop, games: number): Promise<Row[]> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env: { ...process.env, CATALOGUE_FILE: catalogueFile },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const watched = watchTree(child.pid ?? 0);
  const code = await new Promise((ended) => child.once('close', ended));
  const { peakMiB, cpuSeconds } = watched.stop();
  if (code !== 0) throw new Error(`The build of ${games} games failed`);
  const seconds = (performance.now() - startedAt) / 1000;
  const { bytes, files } = await weighFolder(join(folder, 'dist'));
  const group = `${games} games`;
  return [
    {
      group,
      name: 'build',
      value: seconds,
      unit: 's',
      ...(games === 10_000 && { aim: 'under 180 on two idle cores' }),
    },
    { group, name: 'build, work of the processors', value: cpuSeconds, unit: 's' },
    { group, name: 'build, peak memory', value: peakMiB, unit: 'MiB', ...(games === 10_000 && { aim: 'under 2048' }) },
    { group, name: 'output', value: bytes / 1024 / 1024, unit: 'MiB' },
    { group, name: 'output, files', value: files, unit: '' },
  ];
}
