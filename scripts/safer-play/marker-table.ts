import { markerKinds } from '#domain/safer-play/marker.ts';
import { cohortOf, plantedPercent } from './cohort.ts';
import { type Counts, type Measured, measure } from './measure.ts';

/** Thresholds were chosen with people of the seeds 1 and 2. What is published is of others, so that it is not what they were made for. */
const publishedSeed = 20_270_601;
const publishedPeople = 8_000;

/** What the published cohort comes to. */
export const publishedFigures = (): Measured => measure(cohortOf(publishedSeed, publishedPeople));

/** In whole percent, rounded down: never better than it is. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.floor((100 * part) / whole));

const row = (name: string, { planted, marked, both, markedOfAny }: Counts): string =>
  `| ${name} | ${planted} | ${marked} | ${percentOf(both, marked)}% | ${percentOf(markedOfAny, marked)}% | ${percentOf(both, planted)}% |`;

/** The published figures as a page has them. */
export const markerTable = (): string => {
  const { people, byMarker, overall, ordinary } = publishedFigures();
  const marked = Object.entries(ordinary).map(
    ([kind, counts]) =>
      `| ${kind} | ${counts.people} | ${counts.marked} | ${percentOf(counts.marked, counts.people)}% |`,
  );
  return [
    `Of ${people} synthetic people ${plantedPercent}% have a pattern.`,
    '',
    '| Marker | People with its pattern | Marked | Precision | Of the marked, with any pattern | Recall |',
    '|---|--:|--:|--:|--:|--:|',
    ...markerKinds.map((kind) => row(kind, byMarker[kind])),
    row('any', overall),
    '',
    '| Ordinary players | People | Marked | |',
    '|---|--:|--:|--:|',
    ...marked,
  ].join('\n');
};
