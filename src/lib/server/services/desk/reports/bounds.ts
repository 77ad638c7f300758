/** A day's first moment, and that of the day after. */
export const boundsOf = (day: string): [Date, Date] => {
  const begin = new Date(`${day}T00:00:00.000Z`);
  return [begin, new Date(begin.getTime() + 86_400_000)];
};
