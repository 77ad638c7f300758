/** What the files of `migrations/` say in words: of a table, type, index or trigger by its name, of a column by `table.column`. */
export type SqlComments = {
  readonly of: ReadonlyMap<string, readonly string[]>;
  /** The heading (`-- ---- Payments ----`) under which a table or a type was made. */
  readonly heading: ReadonlyMap<string, string>;
};

const comment = /^\s*-- ?(.*)$/;
const heading = /^-- -{4} (.+?) -+$/;
const opened = /^CREATE (?:TABLE|TYPE|DOMAIN) (\w+)/;
const named = /^CREATE (?:UNIQUE )?(?:INDEX|TRIGGER) (\w+)/;
const altered = /^ALTER TABLE (\w+) ADD (?:COLUMN )?(\w+)/;
const column = /^ {2}(\w+) /;

/** Reads them in the order of the files; what a later one says of the same thing counts. */
export const commentsOf = (texts: readonly string[]): SqlComments => {
  const of = new Map<string, readonly string[]>();
  const headings = new Map<string, string>();
  for (const text of texts) {
    let said: string[] = [];
    let title: string | undefined;
    let table: string | undefined;
    const note = (name: string | undefined) => {
      if (name !== undefined && said.length > 0) of.set(name, said);
      said = [];
    };
    for (const line of text.split('\n')) {
      const begins = opened.exec(line)?.[1];
      const alters = altered.exec(line);
      if (heading.test(line)) title = heading.exec(line)?.[1];
      else if (comment.test(line)) said.push(comment.exec(line)?.[1] ?? '');
      else if (begins !== undefined) {
        note(begins);
        if (title !== undefined) headings.set(begins, title);
        table = line.endsWith('(') ? begins : undefined;
      } else if (line.startsWith(')')) table = undefined;
      else if (table !== undefined && column.test(line)) note(`${table}.${column.exec(line)?.[1]}`);
      else if (alters) note(`${alters[1]}.${alters[2]}`);
      else note(named.exec(line)?.[1]);
    }
  }
  return { of, heading: headings };
};
