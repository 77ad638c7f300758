/** A list of game ids of which a row shows `count`. */
type Row = { readonly ids: readonly string[]; readonly count: number };

/**
 * What each of several rows, one below the other, shows of its list: first what no row above has shown, in the order of
 * the list, and only when that is not enough what stands above already. A small catalogue repeats itself as late as it can.
 */
export const pickRows = (rows: readonly Row[]): string[][] => {
  const shown = new Set<string>();
  return rows.map(({ ids, count }) => {
    const fresh = ids.filter((id) => !shown.has(id));
    const picked = [...fresh, ...ids.filter((id) => shown.has(id))].slice(0, count);
    for (const id of picked) shown.add(id);
    return picked;
  });
};
