/** How many columns the rungs of a ladder take: side by side in as few even lines as a phone's width allows, else in one or two. */
export const columnsFor = (rungs: number, flat: boolean): number => {
  if (!flat) return rungs > 9 ? 2 : 1;
  return Math.max(1, Math.ceil(rungs / Math.ceil(rungs / 8)));
};
