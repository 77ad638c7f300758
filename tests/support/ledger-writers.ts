/** The tables of the ledger: whoever changes one of these moves money. */
const BOOKS = ['account', 'movement', 'posting'] as const;

// Comments are cut out; strings stay, as what a string says may be executed.
const commentOrString = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g;
const withoutComments = (source: string): string =>
  source.replaceAll(commentOrString, (part) => (part.startsWith("'") ? part : ' '));

const write =
  /\b(insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)\s+(?:only\s+)?([\w."]+)/gi;

/**
 * What the source of an SQL function writes to the ledger, as `insert posting`, each once and in order of the alphabet. A statement
 * that is put together while it runs may write anything, and counts as `execute`.
 */
export const ledgerWritesOf = (source: string): string[] => {
  const text = withoutComments(source);
  const writes = [...text.matchAll(write)].flatMap(([, verb = '', target = '']) => {
    const table = target.replaceAll('"', '').split('.').at(-1)?.toLowerCase();
    return BOOKS.some((book) => book === table) ? [`${verb.split(/\s/)[0]?.toLowerCase()} ${table}`] : [];
  });
  const dynamic = /\bexecute\b/i.test(text) ? ['execute'] : [];
  return [...new Set([...writes, ...dynamic])].sort();
};
