import type { Answer, Standard } from './read-standard.ts';

/** What stands in a file; undefined when it is not there. */
export type ReadText = (file: string) => string | undefined;

/**
 * What is wrong with a table, a line each: a test or heading that is not there, an id that stands twice or out of its section's count.
 * `read` gives the files that rows name.
 */
export function faultsOf({ rows, sections }: Standard, read: ReadText): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  const counted = new Map<string, number>();
  for (const { id, answer } of rows) {
    if (seen.has(id)) faults.push(`${id} stands twice`);
    seen.add(id);
    const section = id.slice(0, Math.max(0, id.lastIndexOf('.')));
    counted.set(section, (counted.get(section) ?? 0) + 1);
    const fault = faultOf(answer, read);
    if (fault !== undefined) faults.push(`${id}: ${fault}`);
  }
  for (const [section, count] of Object.entries(sections ?? {})) {
    const missing = Array.from({ length: count }, (_, at) => `${section}.${at + 1}`).filter((id) => !seen.has(id));
    for (const id of missing) faults.push(`${id} is missing`);
    if ((counted.get(section) ?? 0) > count) faults.push(`${section} has more than its ${count} rows`);
  }
  if (sections)
    for (const section of counted.keys()) if (!(section in sections)) faults.push(`${section} is no section`);
  return faults;
}

function faultOf(answer: Answer, read: ReadText): string | undefined {
  if ('test' in answer) {
    const { file, title } = answer.test;
    const text = read(file);
    if (text === undefined) return `there is no ${file}`;
    return hasTitle(text, title) ? undefined : `${file} has no test «${title}»`;
  }
  if (!('doc' in answer)) return undefined;
  const { file, heading } = answer.doc;
  const text = read(file);
  if (text === undefined) return `there is no ${file}`;
  const isThere = text.split('\n').some((line) => /^#+ /.test(line) && line.replace(/^#+ /, '').trim() === heading);
  return isThere ? undefined : `${file} has no heading «${heading}»`;
}

/** Whether a test or a group of that very title stands in a file, whatever quotes it has. */
function hasTitle(text: string, title: string): boolean {
  const forms = [`'${title}'`, `"${title}"`, `\`${title}\``];
  return forms.some((form) => {
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1))
      if (/\(\s*$/.test(text.slice(Math.max(0, at - 40), at))) return true;
    return false;
  });
}
