/** Starts that the clock gives: at `offsetMs` after each whole multiple of `everyMs` of Unix time; who comes later than `leadMs` before one waits for the next. */
export type Timetable = { readonly everyMs: number; readonly offsetMs: number; readonly leadMs: number };

/** The first start that one who comes at `at` (Unix time in ms) can still take part in, in the same measure. */
export const nextStartOf = ({ everyMs, offsetMs, leadMs }: Timetable, at: number): number =>
  Math.ceil((at + leadMs - offsetMs) / everyMs) * everyMs + offsetMs;
