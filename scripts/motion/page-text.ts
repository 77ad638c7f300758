import { type Measured, tableText } from './measured.ts';

type Machine = { readonly processor: string; readonly cores: number; readonly browser: string };

/** The page of the documents: what was measured, on what, and the figures of all games. */
export const pageText = (measured: readonly Measured[], { processor, cores, browser }: Machine, day: Date): string =>
  `# How evenly the tables move

Written by \`npm run motion\` on ${day.toISOString().slice(0, 10)}: Chromium ${browser} on ${cores} cores (${processor}), which draws in
software, since there is no graphics card. The page's thread has a quarter of a core, as a phone of the middle class would, and
1280 × 800 pixels, about as many as such a phone's. One round of each game is played at \`/try\` with all its motion, from the first
press until the result rests, one game after the other.

A frame is the time from one picture that the browser drew to the next (\`DrawFrame\` of its own trace), as long as a picture was
wanted; while nothing moves there is none. A clock in the page itself would count the page's turns instead: it would miss that
transforms and opacity move without them, and keep the browser drawing while nothing moves. The longest task is how long the page's
own script held it up at most, for which no press is answered.

${tableText(measured)}`;
