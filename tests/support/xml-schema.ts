import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

/** What libxml2 has against files that a schema of docs/schemas holds them to; empty where they are as it wants them. */
export const schemaFaults = async (
  schema: string,
  files: readonly { path: string; text: string }[],
): Promise<string[]> => {
  const { errors } = await validateXML({
    xml: files.map(({ text }, at) => ({ fileName: `file-${at}.xml`, contents: text })),
    schema: [{ fileName: schema, contents: await readFile(`docs/schemas/${schema}`, 'utf8') }],
    maxMemoryPages: 2048,
  });
  return errors.map(({ message }) => message);
};
