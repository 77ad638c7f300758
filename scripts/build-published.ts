import { parseSettings } from '#server/config.ts';
import type { BuiltPages } from '#server/pages/page-builder.ts';
import { publishedPages } from './build/published-pages.ts';
import { buildWhatChanged } from './build.ts';

/**
 * Builds the pages with what was published, signs them as a start does, and looks whether a start would take them. For the running house alone
 * (build-beside.ts), which hears what came of it; whose house ends, ends.
 */
process.once('disconnect', () => process.exit(1));

const { program } = parseSettings(process.env);
const result = await publishedPages(program, '.', () => buildWhatChanged(() => undefined)).catch(
  (error: unknown): BuiltPages => ({
    state: 'failed',
    fault: (error instanceof Error ? error.message : String(error)).slice(-3_900),
  }),
);
process.send?.(result, () => process.exit(0));
