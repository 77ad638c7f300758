import { parseSettings } from '#server/config.ts';
import { buildAndSign } from '#server/program/sign-program.ts';
import { buildWhatChanged } from './build.ts';

/** `npm start`: builds what changed, then becomes the server. */
console.log('Faceup is starting');
try {
  const { program } = parseSettings(process.env);
  await buildAndSign(program, '.', () => buildWhatChanged((line) => console.log(`  ${line}`)));
  await import('../src/lib/server/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
