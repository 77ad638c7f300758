import { overlayFolder, overlayVariable } from '#content/overlay.ts';
import { parseSettings } from '#server/config.ts';
import { buildAndSign } from '#server/program/sign-program.ts';
import { buildAtStart } from './build/build-at-start.ts';
import { buildBeside } from './build/build-beside.ts';
import { takePublished } from './build/take-published.ts';
import { buildWhatChanged } from './build.ts';

/** `npm start`: builds what changed, then becomes the server. */
console.log('Faceup is starting');
try {
  const { program } = parseSettings(process.env);
  const isTold = process.env[overlayVariable] !== undefined;
  takePublished(process.env);
  const moment = new Date();
  let folder = '';
  await buildAndSign(program, '.', async () => {
    folder = await buildAtStart(process.env, isTold, buildWhatChanged, (line) => console.log(`  ${line}`));
  });
  const { startHouse } = await import('../src/lib/server/main.ts');
  startHouse(folder, { overlay: overlayFolder(process.env), moment, build: buildBeside });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
