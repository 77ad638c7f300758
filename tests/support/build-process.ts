import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepBuild } from '#scripts/build/builds.ts';
import { claimBuild } from '#server/static/claim-build.ts';

/**
 * A process that builds `wanted` below `home`, and is served until it is killed. It says what it does; a build that is to
 * `hang` stops half done.
 */
const [home = '', wanted = '', how = ''] = process.argv.slice(2);
const say = (told: string) => process.send?.(told);

const make = async (folder: string): Promise<void> => {
  say('making');
  mkdirSync(join(folder, 'client'));
  writeFileSync(join(folder, 'client', 'index.html'), wanted);
  if (how === 'hang') await sleep(600_000);
};
await keepBuild({ folder: join(home, '.builds'), link: join(home, 'dist') }, wanted, make, { say, now: new Date() });
claimBuild(join(home, 'dist'));
say('served');
setInterval(() => undefined, 60_000);
