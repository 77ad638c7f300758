/** A month of UTC: its first day, its last, and the first day after it. */
export type Month = { readonly name: string; readonly from: string; readonly to: string; readonly before: string };

export const monthPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;

const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Reads a month as `2027-03`; undefined for what is none. */
export const monthOf = (text: string): Month | undefined => {
  if (!monthPattern.test(text)) return undefined;
  const [year = 0, month = 0] = text.split('-').map(Number);
  return { name: text, from: `${text}-01`, to: dayOf(year, month, 0), before: dayOf(year, month, 1) };
};
