/** Where a key leads from a row; undefined: nowhere. `page`: rows that are in sight at once. */
export const rowStep = (key: string, from: number, count: number, page: number): number | undefined => {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
  };
  const target = steps[key];
  return target === undefined ? undefined : Math.max(0, Math.min(count - 1, target));
};
