/**
 * A round's part in the jackpot as it was recorded, amounts in units: what it gave, and what it won, "0.00" for nothing. What a
 * pot held at the moment of a win is no matter of seeds: the ledger tells it.
 */
export type RecordedJackpot = { readonly version: number; readonly contribution: string; readonly win: string };

export const readJackpot = (input: unknown): RecordedJackpot | undefined => {
  if (typeof input !== 'object' || input === null) return undefined;
  const { version, contribution, win } = input as Partial<Record<keyof RecordedJackpot, unknown>>;
  if (typeof version !== 'number' || !Number.isSafeInteger(version)) return undefined;
  return typeof contribution === 'string' && typeof win === 'string' ? { version, contribution, win } : undefined;
};
