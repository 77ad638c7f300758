/** One game at play: its times in ms, and whether its result was told before the time was up. */
export type Recorded = {
  readonly id: string;
  /** From one picture to the next. */
  readonly gapsMs: readonly number[];
  /** From one step of the page's own script to the next, where it moves something step by step. */
  readonly stepsMs: readonly number[];
  /** The longest time for which the page's own script held it up. */
  readonly taskMs: number;
  readonly ended: boolean;
};

/** `share`: within the bound, of all that there are; null of none: there is nothing to judge. */
type Times = { readonly count: number; readonly share: number | null };

export type Measured = Pick<Recorded, 'id' | 'taskMs' | 'ended'> & {
  readonly pictures: Times & { readonly p95Ms: number; readonly longestMs: number };
  readonly steps: Times;
};

/** A frame of 60 a second is 16.7 ms long. */
const boundMs = 20;
const wantedShare = 0.95;

/** The smallest value that at least `share` of them do not exceed; 0 of none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? 0;
};

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

const timesOf = (values: readonly number[]): Times => ({
  count: values.length,
  share: values.length === 0 ? null : values.filter((ms) => ms <= boundMs).length / values.length,
});

export const measuredOf = ({ id, gapsMs, stepsMs, taskMs, ended }: Recorded): Measured => ({
  id,
  taskMs,
  ended,
  pictures: { ...timesOf(gapsMs), p95Ms: percentile(gapsMs, wantedShare), longestMs: percentile(gapsMs, 1) },
  steps: timesOf(stepsMs),
});

/** Fewer steps are no motion of the table: an amount that counts up has them. They are told and not judged. */
const stepsLeast = 45;

/** The lesser of the two shares, of those that can be judged: who watches sees both. */
export const shareOf = ({ pictures, steps }: Measured): number | undefined => {
  const shares = [pictures.share, steps.count < stepsLeast ? null : steps.share].filter((share) => share !== null);
  return shares.length === 0 ? undefined : Math.min(...shares);
};

/** The worst first; what did not move comes last. */
const worstFirst = (all: readonly Measured[]): readonly Measured[] =>
  all.toSorted(
    (a, b) => (shareOf(a) ?? 2) - (shareOf(b) ?? 2) || b.pictures.p95Ms - a.pictures.p95Ms || a.id.localeCompare(b.id),
  );

/** Rounded down, so that what is told as 95 is 95. */
const percentText = (share: number): string => `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`;

const shareText = ({ share }: Times): string => (share === null ? '–' : percentText(share));

const rowOf = ({ id, pictures, steps, taskMs, ended }: Measured): string => {
  const { count, p95Ms, longestMs } = pictures;
  const moves = count === 0 ? ['–', '–'] : [p95Ms.toFixed(1), longestMs.toFixed(1)];
  const cells = [count, shareText(pictures), ...moves, steps.count, shareText(steps), Math.round(taskMs)];
  return `| \`${id}\`${ended ? '' : ' (not to its end)'} | ${cells.join(' | ')} |`;
};

const head =
  '| Game | Pictures | Within 20 ms | 95 % within, ms | Longest, ms | Own steps | Within 20 ms | Longest task, ms |\n' +
  '|---|--:|--:|--:|--:|--:|--:|--:|';

/** Whether a table falls short of what is wanted. */
export const isShort = (one: Measured): boolean => (shareOf(one) ?? 1) < wantedShare;

/** Of two rounds at one table the more even one, and of those one that came to its end. */
export const evenerOf = (first: Measured, second: Measured): Measured => {
  if (first.ended !== second.ended) return first.ended ? first : second;
  return (shareOf(second) ?? 0) > (shareOf(first) ?? 0) ? second : first;
};

const named = (games: readonly Measured[]): string => games.map(({ id }) => `\`${id}\``).join(', ');

/** Who falls short and where nothing moved, in sentences. */
const summaryOf = (all: readonly Measured[]): string => {
  const still = all.filter((one) => shareOf(one) === undefined);
  const short = all.filter(isShort).map((one) => `\`${one.id}\` (${percentText(shareOf(one) ?? 0)})`);
  const moving = all.length - still.length;
  return [
    `Of ${moving} games that moved, ${moving - short.length} kept 95 % of their frames within 20 ms.`,
    ...(short.length > 0 ? [`Short of it: ${short.join(', ')}.`] : []),
    ...(still.length > 0 ? [`Nothing moved, so that there is no frame to judge: ${named(still)}.`] : []),
  ].join(' ');
};

/** The figures of all games as a page of the documents has them. */
export const tableText = (all: readonly Measured[]): string => {
  const sorted = worstFirst(all);
  return `${summaryOf(sorted)}\n\n${head}\n${sorted.map(rowOf).join('\n')}\n`;
};
