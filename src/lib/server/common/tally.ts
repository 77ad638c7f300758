/** Counts things by their names from the start of the process on. */
export type Tally = { readonly add: (name: string) => void; readonly counts: () => ReadonlyMap<string, number> };

export const createTally = (): Tally => {
  const counts = new Map<string, number>();
  return {
    add: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    counts: () => counts,
  };
};
