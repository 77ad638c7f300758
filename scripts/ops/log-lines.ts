import type { LogReport } from '#server/services/transparency/check-log.ts';

const shownMax = 1_000;

/** What `ledger check` says of the log: each row that is not as it was sealed, and how much there is. */
export const logLines = ({ size, heads, stamps, breaches }: LogReport): string[] => [
  ...breaches.slice(0, shownMax).map(({ row, problem }) => `${row} ${problem}`),
  ...(breaches.length > shownMax ? [`… and ${breaches.length - shownMax} more`] : []),
  breaches.length === 0
    ? `The books are what their log has of them: ${size} leaves, ${heads} published heads, ${stamps} time stamps.`
    : `The books are NOT what their log has of them: ${breaches.length} of what it has or should have, ${size} leaves, ${heads} published heads, ${stamps} time stamps.`,
];
