/** A call's form has a file and a field or two; each part says what it is in two or three short lines. */
const partsMax = 8;
const headBytesMax = 4 * 1024;

const lineEnd = Buffer.from('\r\n');
const headEnd = Buffer.from('\r\n\r\n');

/**
 * Whether the bytes of a form have few parts with short heads. The parser takes each line of a head for itself, on the event
 * loop: ten megabytes of them would hold up everybody for seconds. What the parts say is for the parser to judge.
 */
export function isPlainForm(bytes: Uint8Array, type: string): boolean {
  const name = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type);
  const boundary = name?.[1] ?? name?.[2];
  if (boundary === undefined) return false;
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = Buffer.from(`--${boundary}`);
  const next = Buffer.concat([lineEnd, first]);
  let at = raw.subarray(0, first.length).equals(first) ? first.length : -1;
  for (let parts = 0; at !== -1 && parts <= partsMax; parts++) {
    if (raw.toString('latin1', at, at + 2) === '--') return true;
    const ends = raw.subarray(at, at + headBytesMax).indexOf(headEnd);
    if (ends === -1) return false;
    // An empty part has its boundary right after its head, whose last line end is then the boundary's first.
    const found = raw.indexOf(next, at + ends + lineEnd.length);
    at = found === -1 ? -1 : found + next.length;
  }
  return false;
}
