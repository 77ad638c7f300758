import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What the browser's scripts were made of: sources as paths of the repository, scripts as paths of the site. */
export type ScriptGraph = {
  /** The script that a source is in. */
  readonly scriptOf: ReadonlyMap<string, string>;
  /** What a source imports at once, and what it imports when it wants to. */
  readonly importsOf: ReadonlyMap<string, { readonly atOnce: readonly string[]; readonly later: readonly string[] }>;
};

const graph = {
  scriptOf: new Map<string, string>(),
  importsOf: new Map<string, { readonly atOnce: readonly string[]; readonly later: readonly string[] }>(),
};

/** Filled while the browser's scripts are built. */
export const scriptGraph: ScriptGraph = graph;

const sourceOf = (module: string): string => relative(process.cwd(), module);

/** Notes what becomes of the sources. */
export const noteSources = (): Plugin => ({
  name: 'faceup:note-sources',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const module of file.moduleIds) {
        const known = this.getModuleInfo(module);
        graph.scriptOf.set(sourceOf(module), `/${file.fileName}`);
        graph.importsOf.set(sourceOf(module), {
          atOnce: known?.importedIds.map(sourceOf) ?? [],
          later: known?.dynamicallyImportedIds.map(sourceOf) ?? [],
        });
      }
    }
  },
});

/** The script that holds a source. Throws where none does. */
export const builtFrom = (source: string): string => {
  const script = graph.scriptOf.get(source);
  if (script === undefined) throw new Error(`No script holds ${source}`);
  return script;
};
