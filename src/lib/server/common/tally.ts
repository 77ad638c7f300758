/** Counts things by their names from the start of the process on. */
export type Tally = { readonly add: (name: string) => void; readonly counts: () => ReadonlyMap<string, number> };

/** `known`: names that stand at nought from the beginning, since an alarm asks for them. */
export const createTally = (known: readonly string[] = []): Tally => {
  const counts = new Map<string, number>(known.map((name) => [name, 0]));
  return {
    add: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    counts: () => counts,
  };
};
