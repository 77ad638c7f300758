import { Zip, ZipDeflate } from 'fflate';

export type ZipFile = { readonly name: string; readonly parts: AsyncGenerator<string, void> };

/** A zip archive, written part by part: no file of it is ever whole in memory. */
export async function* zipOf(files: readonly ZipFile[], at: Date): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  let written: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    fault ??= error;
    written.push(chunk);
  });
  const taken = (): Uint8Array[] => {
    if (fault) throw fault;
    const chunks = written;
    written = [];
    return chunks.filter(({ length }) => length > 0);
  };
  for (const { name, parts } of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = at;
    zip.add(entry);
    for await (const part of parts) {
      entry.push(encoder.encode(part));
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
