import { houseLocale } from '../locale.ts';

const figures = new Intl.NumberFormat(houseLocale, { maximumFractionDigits: 1 });

/** Bytes in a unit, to one decimal. */
const tenthsOf = (bytes: number, unit: number): number => Math.round((bytes / unit) * 10) / 10;

/** A file's size in decimal units, as it is: "70 B", "1.5 kB", "10.3 MB". A size that rounds to 1,000 kB is 1 MB. */
export const sizeWords = (bytes: number): string => {
  if (bytes < 1_000) return `${figures.format(bytes)} B`;
  const kilobytes = tenthsOf(bytes, 1_000);
  return kilobytes < 1_000 ? `${figures.format(kilobytes)} kB` : `${figures.format(tenthsOf(bytes, 1_000_000))} MB`;
};
