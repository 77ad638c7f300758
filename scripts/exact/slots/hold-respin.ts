import { countLines } from '#domain/games/slots/lines/counts.ts';
import type { LineMachine } from '#domain/games/slots/lines/machine.ts';
import { type Counting, titleIn } from '../counted.ts';

/** Counts line wins over every stop of the reels, apart by how many symbols of the feature they show. Some seconds. */
export const count: Counting = async (folder) => ({
  figures: countLines((await titleIn<{ readonly machine: LineMachine }>(folder)).machine),
});
