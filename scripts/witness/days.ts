import { isLiabilitySigned, readLiabilities } from '#domain/transparency/liability-statement.ts';

/** What the house signed of a day that it owes and holds (`#domain/transparency/liability-statement.ts`). */
export type SignedDay = { readonly statement: string; readonly signature: string };

export type DaysVerdict =
  | { readonly ok: true; readonly days: readonly SignedDay[] }
  | { readonly ok: false; readonly lines: readonly string[] };

/** A day of an epoch: of one that began in the middle of a day there may be a statement each. */
const nameOf = ({ statement }: SignedDay): string | undefined => {
  const read = readLiabilities(statement);
  return read && `${read.day}, epoch ${read.epoch}`;
};

/**
 * Judges the days that a house shows by those that are remembered: each signed, and of one day one statement. A log that has two of a day
 * would show either to whom it likes. Remembered are all that were ever shown.
 */
export const judgeDays = (known: readonly SignedDay[], shown: readonly SignedDay[], publicKey: string): DaysVerdict => {
  const byName = new Map(known.map((day) => [nameOf(day), day]));
  for (const day of shown) {
    const name = nameOf(day);
    if (name === undefined || !isLiabilitySigned(day.statement, day.signature, publicKey))
      return {
        ok: false,
        lines: ['What is owed on this day is not signed with the key of the house:', `  ${name ?? day.statement}`],
      };
    const former = byName.get(name);
    if (former && former.statement !== day.statement)
      return {
        ok: false,
        lines: [
          `The house signed two statements of what it owed on ${name}:`,
          `  ${former.statement.trim()}`,
          `  ${day.statement.trim()}`,
        ],
      };
    byName.set(name, day);
  }
  return { ok: true, days: [...byName.values()] };
};
