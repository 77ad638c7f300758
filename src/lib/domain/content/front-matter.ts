/** A field of a text's front matter that stands on one line: a word, a sentence, a number, a day or yes and no. */
export type HeadField = { readonly name: string; readonly value: string };

const head = /^---\n([\s\S]*?)^---[ \t]*$/m;
const line = /^([a-zA-Z]+):[ \t]*(\S.*)?$/;

const read = (written: string): string => {
  const text = written.trim();
  const double = /^"((?:[^"\\]|\\.)*)"$/.exec(text);
  if (double) {
    try {
      return String(JSON.parse(text));
    } catch {
      return double[1] ?? '';
    }
  }
  return (/^'((?:[^']|'')*)'$/.exec(text)?.[1] ?? text).replaceAll("''", "'");
};

/** What YAML would read as something else stands between quotation marks. */
const write = (value: string): string =>
  value === '' || /^[\s\-?:,[\]{}#&*!|>'"%@`]|:(?:\s|$)|\s#|\s$|^(?:null|~|yes|no)$/i.test(value)
    ? JSON.stringify(value)
    : value;

/** The fields of a text that stand on one line each; a list, or what is folded over lines, is no such field. */
export const fieldsOf = (source: string): readonly HeadField[] => {
  const lines = (head.exec(source)?.[1] ?? '').split('\n');
  return lines.flatMap((text, at) => {
    const [, name, value = ''] = line.exec(text) ?? [];
    const goesOn = /^(?:\s+\S|- )/.test(lines[at + 1] ?? '');
    return name === undefined || goesOn || /^[|>][+-]?$/.test(value) ? [] : [{ name, value: read(value) }];
  });
};

/** The source with another value in a field of one line; with the field at the end of its front matter where there was none. '' takes it out. */
export const withField = (source: string, name: string, value: string): string => {
  const [whole, inner = ''] = head.exec(source) ?? [];
  if (whole === undefined) return source;
  const lines = inner.split('\n').slice(0, -1);
  const at = lines.findIndex((text) => line.exec(text)?.[1] === name);
  const written = `${name}: ${write(value)}`;
  if (at === -1 && value !== '') lines.push(written);
  else if (at !== -1) lines.splice(at, 1, ...(value === '' ? [] : [written]));
  return source.replace(head, () => `---\n${lines.map((text) => `${text}\n`).join('')}---`);
};
