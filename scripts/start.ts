import { parseSettings } from '#server/config.ts';
import { buildAndSign } from '#server/program/sign-program.ts';
import { buildWhatChanged } from './build.ts';

/** `npm start`: builds what changed, then becomes the server. */
console.log('Faceup is starting');
try {
  const { program } = parseSettings(process.env);
  let folder = '';
  await buildAndSign(program, '.', async () => {
    folder = await buildWhatChanged((line) => console.log(`  ${line}`));
  });
  const { startHouse } = await import('../src/lib/server/main.ts');
  startHouse(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
