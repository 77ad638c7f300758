import { engines } from '#domain/games/book/engines.ts';
import type { GameId, HouseGame } from '#domain/games/book/registry.ts';
import type { Namespace } from '#i18n/keys.ts';
import { tables } from '#islands/games/tables.ts';

const rulesSources = import.meta.glob<{ game: HouseGame }>('../lib/domain/games/**/rules.ts');
const sources = import.meta.glob('../islands/games/**/Table.tsx');

/** What the page of a game's table will ask for as soon as its script runs. */
type TableAhead = {
  /** The source file of the table, as a path of the repository. */
  readonly source: string;
  /** The files of words that it needs beside those of every table. */
  readonly words: readonly Namespace[];
};

/** Finds the source of a game's table by what its loader brings. Throws where no file brings the same. */
export const tableAhead = async (id: GameId): Promise<TableAhead> => {
  const { load, words } = tables[id];
  const table = await load();
  for (const [path, loadSource] of Object.entries(sources))
    if ((await loadSource()) === table)
      return {
        source: path.replace('../', 'src/'),
        words: [words].flat(),
      };
  throw new Error(`No file Table.tsx brings the table of ${id}`);
};

/** The source file of a game's rules. Throws where no file brings them. */
export const rulesAhead = async (id: GameId): Promise<string> => {
  const rules = await engines[id]();
  for (const [path, loadSource] of Object.entries(rulesSources))
    if ((await loadSource()).game === rules) return path.replace('../', 'src/');
  throw new Error(`No file rules.ts brings the rules of ${id}`);
};
