/** What a game's counting answers, to be written as data into its folder: see `src/lib/domain/games/kit/counted.ts`. */
export type Counted = {
  readonly figures?: unknown;
  /** How the game is best played, as data that its table and its page show. */
  readonly chart?: unknown;
  /** How many cases, or what share of them, win so many units. */
  readonly distribution?: Iterable<readonly [units: number, cases: number | bigint | string]>;
};

/** The folder of a game, from the repository's root. */
export type Counting = (folder: string) => Counted | Promise<Counted>;

/** The title of a slot, the one thing that its `title.ts` exports. */
export const titleIn = async <Title>(folder: string): Promise<Title> => {
  const exported: Record<string, unknown> = await import(`../../${folder}/title.ts`);
  // A title beside it may be the one before its prizes changed.
  const present = Object.keys(exported).find((name) => !name.startsWith('former'));
  return exported[present ?? ''] as Title;
};

/** A share to 17 significant digits, more than a double holds. */
export const shareText = (count: bigint, whole: bigint): string => {
  const digits = `${(count * 10n ** 60n) / whole}`;
  return `${digits.slice(0, 17)}e${digits.length - 17 - 60}`;
};

const perLine = 8;

/** Counted wins as texts, `win:cases`, a few in each. */
export const linesOfCounts = (counts: NonNullable<Counted['distribution']>): string[] => {
  const entries = [...counts].toSorted(([a], [b]) => a - b).map(([units, cases]) => `${units}:${cases}`);
  return Array.from({ length: Math.ceil(entries.length / perLine) }, (_, line) =>
    entries.slice(line * perLine, (line + 1) * perLine).join(' '),
  );
};

const jsonValue = (_: string, value: unknown): unknown =>
  typeof value !== 'bigint' ? value : Number.isSafeInteger(Number(value)) ? Number(value) : `${value}`;

/** Data as JSON: an integer that a double cannot hold as a text. */
export const jsonOf = (data: unknown): string => `${JSON.stringify(data, jsonValue)}\n`;
