const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar as YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  const [, year, month, day] = pattern.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 10) === text;
};
