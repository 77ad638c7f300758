/** One game at play: its frames in ms, and whether its result was told before the time was up. */
export type Recorded = {
  readonly id: string;
  readonly gapsMs: readonly number[];
  /** The longest time for which the page's own script held it up. */
  readonly taskMs: number;
  readonly ended: boolean;
};

/** `share`: of the frames within the bound. Without a frame there is nothing to judge. */
export type Measured = Pick<Recorded, 'id' | 'taskMs' | 'ended'> & {
  readonly frames: number;
  readonly share: number | undefined;
  readonly p95Ms: number;
  readonly longestMs: number;
};

/** A frame of 60 a second is 16.7 ms long. */
export const boundMs = 20;
export const wantedShare = 0.95;

/** The smallest value that at least `share` of them do not exceed; 0 of none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? 0;
};

export const measuredOf = ({ id, gapsMs, taskMs, ended }: Recorded): Measured => ({
  id,
  taskMs,
  ended,
  frames: gapsMs.length,
  share: gapsMs.length === 0 ? undefined : gapsMs.filter((ms) => ms <= boundMs).length / gapsMs.length,
  p95Ms: percentile(gapsMs, wantedShare),
  longestMs: percentile(gapsMs, 1),
});

/** The worst first; what did not move comes last. */
export const worstFirst = (all: readonly Measured[]): readonly Measured[] =>
  all.toSorted((a, b) => (a.share ?? 2) - (b.share ?? 2) || b.p95Ms - a.p95Ms || a.id.localeCompare(b.id));

/** Rounded down, so that what is told as 95 is 95. */
const percentText = (share: number): string => `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`;

const rowOf = ({ id, frames, share, p95Ms, longestMs, taskMs, ended }: Measured): string => {
  const figures = share === undefined ? ['–', '–', '–'] : [percentText(share), p95Ms.toFixed(1), longestMs.toFixed(1)];
  return `| \`${id}\`${ended ? '' : ' (not to its end)'} | ${[frames, ...figures, Math.round(taskMs)].join(' | ')} |`;
};

const head =
  '| Game | Frames | Within 20 ms | 95 % within, ms | Longest, ms | Longest task, ms |\n|---|--:|--:|--:|--:|--:|';

const slow = ({ share }: Measured): boolean => share !== undefined && share < wantedShare;

const named = (games: readonly Measured[]): string => games.map(({ id }) => `\`${id}\``).join(', ');

/** Who falls short and where nothing moved, in sentences. */
const summaryOf = (all: readonly Measured[]): string => {
  const still = all.filter(({ share }) => share === undefined);
  const short = all.filter(slow).map(({ id, share }) => `\`${id}\` (${percentText(share ?? 0)})`);
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
