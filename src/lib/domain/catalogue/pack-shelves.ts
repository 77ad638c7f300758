/** What stands on a shelf: a section takes as many places as it has games to show. */
type Section = { readonly games: { readonly length: number } };

/**
 * Sets sections side by side on shelves of so many places, each section whole. A section that fills a shelf has one of
 * its own; smaller ones join the first shelf begun that still has room, so that the sections keep their order where
 * that leaves no gap. Empty sections are left out.
 */
export const packShelves = <Packed extends Section>(sections: readonly Packed[], places: number): Packed[][] => {
  const shelves: { readonly sections: Packed[]; left: number }[] = [];
  for (const section of sections) {
    const needs = section.games.length;
    if (needs === 0) continue;
    const shelf = shelves.find(({ left }) => left >= needs);
    if (shelf) {
      shelf.sections.push(section);
      shelf.left -= needs;
    } else shelves.push({ sections: [section], left: Math.max(0, places - needs) });
  }
  return shelves.map(({ sections: packed }) => packed);
};

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
