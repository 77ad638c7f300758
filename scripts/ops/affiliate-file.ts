import { appendFileSync, writeFileSync } from 'node:fs';

/** Makes a new file, to be written to once. Throws where there is one already. */
export const openAffiliateFile = (path: string): { readonly write: (text: string) => void } => {
  writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
  return { write: (text) => appendFileSync(path, text) };
};
