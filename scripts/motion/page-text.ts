import { type Measured, tableText } from './measured.ts';

type Machine = { readonly processor: string; readonly cores: number; readonly load: number; readonly browser: string };

/** The page of the documents: what was measured, on what, and the figures of all games. `failed`: who could not be played, and why. */
export const pageText = (
  measured: readonly Measured[],
  failed: readonly string[],
  { processor, cores, load, browser }: Machine,
  day: Date,
): string =>
  `# How evenly the tables move

Written by \`npm run motion\` on ${day.toISOString().slice(0, 10)}: Chromium ${browser} on ${cores} cores (${processor}), which draws in
software, since there is no graphics card. The page's thread has a quarter of a core, as a phone of the middle class would, and
1280 × 800 pixels, about as many as such a phone's. One round of each game is played at \`/try\` with all its motion, from the first
press until the result rests, one game after the other; a game that falls short is played once more, and the more even round
counts. The load of the machine was ${load.toFixed(1)} meanwhile, of which the measuring itself is one to two: what is more than the cores
was other work, from which the figures suffer.

Pictures: the times from one picture to the next, by the ticks of the screen that they were drawn for (\`BeginFrame\` and
\`DrawFrame\` of the browser's own trace). A tick whose picture was wanted and did not come makes the time longer; while nothing
moves none is wanted, and nothing is counted. A clock in the page would count the page's turns instead: it misses that transforms
and opacity move without them, and keeps the browser drawing while nothing moves.

Own steps: the times between the steps of a loop by which the table's script moves something itself; the browser may draw other
things in between. Fewer than 45 are amounts that count up, and are not judged. A table is judged by the lesser share of the two.
The longest task is how long the page's own script held it up at most, for which no press is answered.

${tableText(measured)}${failed.length === 0 ? '' : `\nCould not be played:\n\n${failed.map((line) => `- ${line}`).join('\n')}\n`}`;
