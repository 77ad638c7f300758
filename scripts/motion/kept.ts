import { type Measured, meanOf, tableText } from './measured.ts';

/** What was measured of a game last: on which day, and at which load of the machine. */
export type Kept = Measured & { readonly day: string; readonly load: number };

/** The figures as they are kept, and on what they were measured. */
export type Motion = {
  readonly processor: string;
  readonly cores: number;
  readonly browser: string;
  readonly games: readonly Kept[];
};

/** The kept figures with the fresh ones in their places; of games that there are, in the order of their ids. */
export const mergedWith = (kept: readonly Kept[], fresh: readonly Kept[], ids: readonly string[]): readonly Kept[] => {
  const known = new Map([...kept, ...fresh].map((one) => [one.id, one]));
  return ids.toSorted().flatMap((id) => known.get(id) ?? []);
};

const span = (days: readonly string[]): string => {
  const [first = '', last = first] = [days.toSorted()[0], days.toSorted().at(-1)];
  return first === last ? `on ${first}` : `from ${first} to ${last}`;
};

/** The page of the documents: what was measured, on what, and the figures of all games. */
export const pageText = ({ processor, cores, browser, games }: Motion, ids: readonly string[]): string => {
  const missing = ids.filter((id) => games.every((one) => one.id !== id)).map((id) => `\`${id}\``);
  return `# How evenly the tables move

Written from \`docs/motion.json\` by \`npm run motion\`, which measured ${span(games.map(({ day }) => day))}: Chromium ${browser} on ${cores} cores
(${processor}), which draws in software, since there is no graphics card. The page's thread has a quarter of a core, as a phone of
the middle class would, and 1280 × 800 pixels, about as many as such a phone's. One round of each game is played at \`/try\` with all its
motion, from the first press until the result rests, one game after the other; a game that falls short is played once more, and the
more even round counts. The load of the machine was ${meanOf(games.map(({ load }) => load)).toFixed(1)} on average, of which the measuring itself is one to two: what is
more than the cores was other work, from which the figures suffer.

Pictures: the times from one picture to the next, by the ticks of the screen that they were drawn for (\`BeginFrame\` and
\`DrawFrame\` of the browser's own trace). A tick whose picture was wanted and did not come makes the time longer; while nothing
moves none is wanted, and nothing is counted. A clock in the page would count the page's turns instead: it misses that transforms
and opacity move without them, and keeps the browser drawing while nothing moves.

Own steps: the times between the steps of a loop by which the table's script moves something itself; the browser may draw other
things in between. Fewer than 45 are amounts that count up, and are not judged. A table is judged by the lesser share of the two.
The longest task is how long the page's own script held it up at most, for which no press is answered.

${tableText(games)}${missing.length === 0 ? '' : `\nNot measured yet: ${missing.join(', ')}.\n`}`;
};
