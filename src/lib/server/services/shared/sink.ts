/** Where events go to: one listener's stream. Neither may throw. */
export type Sink = { readonly write: (event: Uint8Array) => void; readonly end: () => void };

const encoder = new TextEncoder();

export const encodeEvent = (event: object, id?: number): Uint8Array =>
  encoder.encode(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`);

/** A comment: keeps the way open where nothing happens. A proxy may cut what is silent for 30 s. */
export const stillHere = encoder.encode(':\n\n');
export const quietMs = 15_000;
